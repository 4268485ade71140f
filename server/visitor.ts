import type { FastifyReply, FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'

const cookieName = 'visitor'
const thirtyDays = 30 * 24 * 60 * 60 // seconds
const uuid = '[\\da-f]{8}-[\\da-f]{4}-4[\\da-f]{3}-[89ab][\\da-f]{3}-[\\da-f]{12}'
/** `<id>`, `<id>.stopped` or `.stopped` */
const cookieValue = new RegExp(`^(${uuid})?(\\.stopped)?$`)

/** What the site's only cookie says: who came, if we ever saved a run of theirs, and whether they want that. */
export interface Visitor {
  id: string | undefined
  /** false once they have asked us to stop */
  saving: boolean
}

/** The visitor whose cookie came with the request; anything we did not issue counts as nobody. */
export function visitorOf({ cookies }: FastifyRequest): Visitor {
  const [, id, stopped] = cookieValue.exec(cookies[cookieName] ?? '') ?? []
  return { id, saving: !stopped }
}

/** 122 random bits: nobody guesses another visitor's id. */
export function newVisitorId(): string {
  return randomUUID()
}

/** Sets or renews the cookie, or takes it away when there is nothing to remember; over HTTPS it never travels without it. */
export function rememberVisitor(reply: FastifyReply, { id, saving }: Visitor, secure: boolean): void {
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
  const value = `${id ?? ''}${saving ? '' : '.stopped'}`
  if (value) reply.setCookie(cookieName, value, { ...options, maxAge: thirtyDays })
  else reply.clearCookie(cookieName, options)
}
