import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieNames } from '#contract/browser-storage.ts'
import { secondsOf } from '#contract/published-constants.ts'
import type { Env } from '../env.ts'
import { isUuid } from '../uuid.ts'

type SiteEnv = Pick<Env, 'SITE_URL'>

/** Returns the visitor's id in a request's cookie; undefined without one, or for a malformed one. */
export function visitorIdOf(request: FastifyRequest, env: SiteEnv): string | undefined {
  const id = request.cookies[cookieName(isSecure(request, env))] ?? ''
  return isUuid(id) ? id : undefined
}

/** Sets or renews the cookie of a visitor; removes it without an id. */
export function setVisitorCookie(reply: FastifyReply, id: string | undefined, env: SiteEnv): void {
  const secure = isSecure(reply.request, env)
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
  if (id) reply.setCookie(cookieName(secure), id, { ...options, maxAge: secondsOf('visitorCookie') })
  else reply.clearCookie(cookieName(secure), options)
}

/** Whether the site is visited over HTTPS. A cookie set there is never sent over plain HTTP. */
function isSecure({ protocol }: FastifyRequest, { SITE_URL }: SiteEnv): boolean {
  return protocol === 'https' || (SITE_URL?.startsWith('https:') ?? false)
}

/**
 * Browsers accept `__Host-` from this host only, over TLS. Without the prefix, another host of the domain, or an
 * attacker on plain HTTP, could plant an id of their own, and then read what the visitor saves under it.
 */
function cookieName(secure: boolean): string {
  return (secure ? '__Host-' : '') + cookieNames.visitor
}
