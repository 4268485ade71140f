import type { FastifyReply, FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'
import type { Env } from '../ops/env.ts'

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

type SiteUrl = Pick<Env, 'SITE_URL'>

function isSecure({ protocol }: FastifyRequest, { SITE_URL }: SiteUrl): boolean {
  return protocol === 'https' || (SITE_URL?.startsWith('https:') ?? false)
}

/**
 * Over HTTPS browsers take a name with this prefix from nobody but us: neither from a neighbour on the same domain nor
 * from somebody on a line without TLS, who could otherwise have a visitor's runs saved under an id of theirs.
 */
const cookieName = (secure: boolean) => (secure ? '__Host-visitor' : 'visitor')

/** The visitor whose cookie came with the request; any other form than ours counts as nobody. */
export function readVisitor(request: FastifyRequest, env: SiteUrl): Visitor {
  const value = request.cookies[cookieName(isSecure(request, env))] ?? ''
  const [, id, stopped] = cookieValue.exec(value) ?? []
  return { id, saving: !stopped }
}

/** 122 random bits: nobody guesses another visitor's id. */
export function newVisitorId(): string {
  return randomUUID()
}

/**
 * Sets or renews the cookie, for what the visitor just did counts as activity; or takes it away when there is nothing
 * to remember. Over HTTPS it never travels without it.
 */
export function setVisitorCookie(
  { id, saving }: Visitor,
  request: FastifyRequest,
  reply: FastifyReply,
  env: SiteUrl,
): void {
  const secure = isSecure(request, env)
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
  const value = `${id ?? ''}${saving ? '' : '.stopped'}`
  if (value) reply.setCookie(cookieName(secure), value, { ...options, maxAge: thirtyDays })
  else reply.clearCookie(cookieName(secure), options)
}
