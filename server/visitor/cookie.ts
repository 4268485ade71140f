import type { FastifyReply, FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'
import type { Env } from '../ops/env.ts'

const thirtyDays = 30 * 24 * 60 * 60 // seconds
const uuid = '[\\da-f]{8}-[\\da-f]{4}-4[\\da-f]{3}-[89ab][\\da-f]{3}-[\\da-f]{12}'
/** `<id>`, `<id>.stopped` or `.stopped` */
const cookieValue = new RegExp(`^(${uuid})?(\\.stopped)?$`)

/** What the site's only cookie says: the visitor's id, once a run of theirs was saved, and whether runs may be saved. */
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
 * Over HTTPS browsers accept a name with this prefix from this host alone, over TLS. Otherwise another site on the same
 * domain, or somebody on a line without TLS, could have a visitor's runs saved under an id that they know.
 */
const cookieName = (secure: boolean) => (secure ? '__Host-visitor' : 'visitor')

/** The visitor whose cookie came with the request. A cookie that does not have our form is ignored. */
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
 * Sets or renews the cookie, because what the visitor just did counts as activity; or removes it when there is nothing
 * to remember. A cookie set over HTTPS is never sent without HTTPS.
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
