import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Pages } from './pages.ts'
import { sendProblem } from './problems.ts'
import { pathOf } from './request-target.ts'

export type Refuse = (request: FastifyRequest, reply: FastifyReply) => FastifyReply

/**
 * Answers what no route takes: 405 with Allow where the address takes other methods, 404 elsewhere.
 * It learns the methods from the routes that are registered after it.
 */
export function refusalOfUnrouted(app: FastifyInstance, pages: Pages): Refuse {
  const methodsAt = new Map<string, string[]>()
  app.addHook('onRoute', ({ url, method }) => {
    methodsAt.set(url, [...(methodsAt.get(url) ?? []), method].flat())
  })
  return (request, reply) => {
    const path = pathOf(request.url)
    const methods = [...(pages.at(path) ? ['GET', 'HEAD'] : []), ...(methodsAt.get(path) ?? [])]
    return methods.length ? sendProblem(reply.header('Allow', methods.join(', ')), 405) : sendProblem(reply, 404)
  }
}
