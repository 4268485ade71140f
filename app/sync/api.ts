import type { Problem } from '../../api/problem.ts'

/** How long a call may take before it counts as failed; a stalled network must not leave the form pending. */
const timeout = 15_000

/**
 * Calls our API with the visitor's cookie; the body is JSON and sent only when there is one. The call goes on when its page
 * is left. The server treats two calls with the same `key` as one.
 * @throws ApiError for an answer that is not a success, TypeError for none, or one that is not the site's.
 */
export function callApi(method: string, path: string, body?: unknown, key?: string): Promise<Response> {
  return request(path, {
    method,
    keepalive: true,
    ...(body !== undefined && {
      headers: { 'Content-Type': 'application/json', ...(key && { 'Idempotency-Key': `"${key}"` }) },
      body: JSON.stringify(body),
    }),
  })
}

/** A query function that GETs the path in the query's key; on 401 it throws, or yields null where asked. */
export function queryFunction({ on401 }: { on401: 'throw' | 'null' }) {
  return async ({ queryKey }: { queryKey: readonly unknown[] }): Promise<unknown> => {
    try {
      return await (await request(queryKey.join('/'))).json()
    } catch (error) {
      if (on401 === 'null' && error instanceof ApiError && error.status === 401) return null
      throw error
    }
  }
}

/** AbortSignal.timeout, which Safari 15 and Chrome 102 lack. */
export function timeoutSignal(): AbortSignal {
  const controller = new AbortController()
  setTimeout(() => controller.abort(), timeout)
  return controller.signal
}

/** An answer that is no success; the message is «status: text of the answer». Source: product spec, section 8. */
export class ApiError extends Error {
  declare readonly status: number
  /** what the site says of it; undefined of an answer that is not the site's */
  declare readonly problem: Partial<Problem> | undefined

  constructor(status: number, text: string) {
    super(`${status}: ${text}`)
    this.status = status
    this.problem = problemIn(text, status)
  }
}

/** Whether the site itself, and not something on the way to it, has answered with one of these statuses. */
export function isProblem(error: unknown, ...statuses: number[]): boolean {
  return error instanceof ApiError && error.problem !== undefined && statuses.includes(error.status)
}

function problemIn(text: string, status: number): Partial<Problem> | undefined {
  try {
    const problem = JSON.parse(text) as Partial<Problem> | null
    return problem?.status === status ? problem : undefined
  } catch {
    return undefined
  }
}

/** A network that asks people to sign in answers in the site's place: with a page of its own, or by leading elsewhere. */
async function request(path: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(path, { credentials: 'include', redirect: 'error', signal: timeoutSignal(), ...init })
  if (!response.ok) throw new ApiError(response.status, (await response.text()) || response.statusText)
  const isOurs = response.status === 204 || response.headers.get('Content-Type')?.includes('json')
  if (!isOurs) throw new TypeError(`Not an answer of the site: ${path}`)
  return response
}
