import type { FastifyReply, FastifyRequest } from 'fastify'
import { secondsOf } from '../../domain/published-constants.ts'
import { cookies } from '../../api/browser-storage.ts'
import type { Env } from '../ops/env.ts'

/** A UUIDv4 in lower case. */
const visitorIdPattern = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/
const optOutValue = 'stopped'

/** Returns the visitor's id in a request's cookie; undefined without one, or for a malformed one. */
export function visitorIdOf(request: FastifyRequest, env: Pick<Env, 'SITE_URL'>): string | undefined {
  const visitor = request.cookies[cookiePrefix(request, env) + cookies.visitor] ?? ''
  return visitorIdPattern.test(visitor) ? visitor : undefined
}

/** Whether the site is visited over HTTPS. A cookie set there is never sent over plain HTTP. */
function isSecure({ protocol }: FastifyRequest, { SITE_URL }: Pick<Env, 'SITE_URL'>): boolean {
  return protocol === 'https' || (SITE_URL?.startsWith('https:') ?? false)
}

/**
 * Returns the prefix of cookie names. Browsers accept `__Host-` from this host only, over TLS. Without the prefix,
 * another host of the domain, or an attacker on plain HTTP, could plant an id of their own. They could then read what
 * the visitor saves under this id.
 */
const cookiePrefix = (request: FastifyRequest, env: Pick<Env, 'SITE_URL'>) => (isSecure(request, env) ? '__Host-' : '')

/** Reads the visitor's cookies from a request, and sets them on its response. */
export function visitorCookies(request: FastifyRequest, reply: FastifyReply, env: Pick<Env, 'SITE_URL'>) {
  const secure = isSecure(request, env)
  const prefix = cookiePrefix(request, env)
  const names = { visitor: prefix + cookies.visitor, saving: prefix + cookies.saving }

  /** Sets a cookie; an empty value removes it. */
  function setCookie(name: string, value: string, maxAge: number): void {
    const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
    if (value) reply.setCookie(name, value, { ...options, maxAge })
    else reply.clearCookie(name, options)
  }

  return {
    /** the visitor's id; undefined before their first save, or for a malformed cookie */
    id: visitorIdOf(request, env),
    /** false after an opt-out */
    saving: request.cookies[names.saving] !== optOutValue,
    /** Sets or renews the cookie of the id; removes it without an id. */
    setId: (id: string | undefined) => setCookie(names.visitor, id ?? '', secondsOf('visitorCookie')),
    /** Saves or removes the opt-out. Only requests that change it may call this: a late response would undo it. */
    setSaving: (saving: boolean) => setCookie(names.saving, saving ? '' : optOutValue, secondsOf('optOutCookie')),
  }
}
