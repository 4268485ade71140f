import type { FastifyReply, FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'
import type { Env } from '../ops/env.ts'

const thirtyDays = 30 * 24 * 60 * 60 // seconds
const oneYear = 365 * 24 * 60 * 60
const uuid = '[\\da-f]{8}-[\\da-f]{4}-4[\\da-f]{3}-[89ab][\\da-f]{3}-[\\da-f]{12}'
/** `<id>`; or `<id>.stopped` or `.stopped`, the old form, when the wish to stop had no cookie of its own */
const visitorValue = new RegExp(`^(${uuid})?(\\.stopped)?$`)
const stopped = 'stopped'

/** What the site's cookies say: the visitor's id, once a run of theirs was saved, and whether runs may be saved. */
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
const cookieName = (name: 'visitor' | 'saving', secure: boolean) => (secure ? `__Host-${name}` : name)

function cookieOf(name: 'visitor' | 'saving', request: FastifyRequest, env: SiteUrl): string {
  return request.cookies[cookieName(name, isSecure(request, env))] ?? ''
}

function parseVisitor(request: FastifyRequest, env: SiteUrl) {
  const [, id, isStopped] = visitorValue.exec(cookieOf('visitor', request, env)) ?? []
  return { id, hasOldForm: isStopped !== undefined }
}

/** The visitor whose cookies came with the request. A cookie that does not have our form is ignored. */
export function readVisitor(request: FastifyRequest, env: SiteUrl): Visitor {
  const { id, hasOldForm } = parseVisitor(request, env)
  return { id, saving: !hasOldForm && cookieOf('saving', request, env) !== stopped }
}

/** 122 random bits: nobody guesses another visitor's id. */
export function newVisitorId(): string {
  return randomUUID()
}

/** A cookie set over HTTPS is never sent without HTTPS. An empty value removes the cookie. */
function setCookie(
  name: 'visitor' | 'saving',
  value: string,
  maxAge: number,
  request: FastifyRequest,
  reply: FastifyReply,
  env: SiteUrl,
): void {
  const secure = isSecure(request, env)
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
  if (value) reply.setCookie(cookieName(name, secure), value, { ...options, maxAge })
  else reply.clearCookie(cookieName(name, secure), options)
}

/** Sets or renews the id's cookie, because what the visitor just did counts as activity; without an id, removes it. */
export function setVisitorCookie(
  id: string | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
  env: SiteUrl,
): void {
  setCookie('visitor', id ?? '', thirtyDays, request, reply, env)
}

/**
 * Sets or removes the cookie of the wish to stop. Only a request to stop or resume may do so: another answer may arrive
 * late, and would undo it.
 */
export function setSavingCookie(saving: boolean, request: FastifyRequest, reply: FastifyReply, env: SiteUrl): void {
  setCookie('saving', saving ? '' : stopped, oneYear, request, reply, env)
  const { id, hasOldForm } = parseVisitor(request, env)
  if (hasOldForm) setVisitorCookie(id, request, reply, env)
}

/** Moves a wish to stop that is still part of the visitor's cookie to its own. */
export function migrateOldCookie(request: FastifyRequest, reply: FastifyReply, env: SiteUrl): void {
  if (parseVisitor(request, env).hasOldForm) setSavingCookie(false, request, reply, env)
}
