import type { FastifyReply } from 'fastify'

/** Answers about somebody's records, which nothing in between may keep. */
export function sendJson(reply: FastifyReply, answer: object): FastifyReply {
  return reply.header('Cache-Control', 'no-store').send(answer)
}

export function sendNoContent(reply: FastifyReply): FastifyReply {
  return reply.code(204).header('Cache-Control', 'no-store').send()
}
