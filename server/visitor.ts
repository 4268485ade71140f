import type { FastifyReply, FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'

const cookieName = 'visitor'
const thirtyDays = 30 * 24 * 60 * 60 // seconds
const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

/** The visitor whose cookie came with the request; anything we did not issue counts as none. */
export function visitorOf({ cookies }: FastifyRequest): string | undefined {
  const id = cookies[cookieName]
  return id && uuid.test(id) ? id : undefined
}

/** 122 random bits: nobody guesses another visitor's id. */
export function newVisitor(): string {
  return randomUUID()
}

/** Sets or renews the site's only cookie; over HTTPS it never travels without it. */
export function rememberVisitor(reply: FastifyReply, visitor: string, secure: boolean): void {
  reply.setCookie(cookieName, visitor, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: thirtyDays })
}
