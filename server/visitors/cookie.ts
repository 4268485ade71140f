import type { FastifyReply, FastifyRequest } from 'fastify'
import { secondsOf } from '../../domain/retention.ts'
import { cookies } from '../../api/browser-storage.ts'
import type { Env } from '../ops/env.ts'

/** A UUID of version 4 in lower case. */
const visitorId = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/
const stopped = 'stopped'

/** Returns the visitor's id in the cookie of a request, if it has the form of one. */
export function visitorIdOf(request: FastifyRequest, env: Pick<Env, 'SITE_URL'>): string | undefined {
  const visitor = request.cookies[prefixFor(request, env) + cookies.visitor] ?? ''
  return visitorId.test(visitor) ? visitor : undefined
}

/**
 * Returns what the names of cookies begin with. Browsers accept a name with this prefix from this host alone, over TLS. Without
 * it, another site on the same domain, or somebody on a line without TLS, could have runs saved under an id that they know.
 */
function prefixFor(request: FastifyRequest, env: Pick<Env, 'SITE_URL'>): '__Host-' | '' {
  return isSecure(request, env) ? '__Host-' : ''
}

/** Whether the site is visited over HTTPS; a cookie set there is never sent without it. */
function isSecure({ protocol }: FastifyRequest, { SITE_URL }: Pick<Env, 'SITE_URL'>): boolean {
  return protocol === 'https' || (SITE_URL?.startsWith('https:') ?? false)
}

/** What the cookies of a request say of its visitor, and how its answer changes them. */
export function visitorCookies(request: FastifyRequest, reply: FastifyReply, env: Pick<Env, 'SITE_URL'>) {
  const secure = isSecure(request, env)
  const prefix = prefixFor(request, env)
  const names = { visitor: prefix + cookies.visitor, saving: prefix + cookies.saving }

  /** An empty value removes the cookie. */
  function set(name: string, value: string, maxAge: number): void {
    const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
    if (value) reply.setCookie(name, value, { ...options, maxAge })
    else reply.clearCookie(name, options)
  }

  return {
    /** the visitor's id, once a run of theirs was saved. A cookie that does not have our form is ignored */
    id: visitorIdOf(request, env),
    /** false once they have asked us to stop */
    saving: request.cookies[names.saving] !== stopped,
    /** Sets or renews the id's cookie, because what the visitor just did counts as activity; without an id, removes it. */
    setId: (id: string | undefined) => set(names.visitor, id ?? '', secondsOf('visitorCookie')),
    /** Only a request to stop or resume may call this: another answer may arrive late, and would undo it. */
    setSaving: (saving: boolean) => set(names.saving, saving ? '' : stopped, secondsOf('savingCookie')),
  }
}
