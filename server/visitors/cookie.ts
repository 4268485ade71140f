import type { FastifyReply, FastifyRequest } from 'fastify'
import { secondsOf } from '../../domain/retention.ts'
import { cookies } from '../../api/browser-storage.ts'
import type { Env } from '../ops/env.ts'

/** A UUID of version 4 in lower case. */
const visitorIdPattern = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/
const optOutValue = 'stopped'

/** What the cookies of a request say of its visitor, and how its answer changes them. */
export function visitorCookies(request: FastifyRequest, reply: FastifyReply, { SITE_URL }: Pick<Env, 'SITE_URL'>) {
  // a cookie set over HTTPS is never sent without HTTPS
  const secure = request.protocol === 'https' || (SITE_URL?.startsWith('https:') ?? false)
  // browsers accept a name with this prefix from this host alone, over TLS. Otherwise another site on the same domain, or
  // somebody on a line without TLS, could have a visitor's runs saved under an id that they know
  const prefix = secure ? '__Host-' : ''
  const names = { visitor: prefix + cookies.visitor, saving: prefix + cookies.saving }
  const visitor = request.cookies[names.visitor] ?? ''

  /** An empty value removes the cookie. */
  function setCookie(name: string, value: string, maxAge: number): void {
    const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
    if (value) reply.setCookie(name, value, { ...options, maxAge })
    else reply.clearCookie(name, options)
  }

  return {
    /** the visitor's id, once a run of theirs was saved. A cookie that does not have our form is ignored */
    id: visitorIdPattern.test(visitor) ? visitor : undefined,
    /** false once they have asked us to stop */
    saving: request.cookies[names.saving] !== optOutValue,
    /** Sets or renews the id's cookie, because what the visitor just did counts as activity; without an id, removes it. */
    setId: (id: string | undefined) => setCookie(names.visitor, id ?? '', secondsOf('visitorCookie')),
    /** Only a request to stop or resume may call this: another answer may arrive late, and would undo it. */
    setSaving: (saving: boolean) => setCookie(names.saving, saving ? '' : optOutValue, secondsOf('savingCookie')),
  }
}
