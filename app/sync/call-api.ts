import type { Problem } from '../../api/problem.ts'

/** In ms. A request that takes longer fails, so that a stalled network does not leave a form pending. */
const timeout = 15_000

/**
 * Sends a request to our API, with the visitor's cookie and a JSON body if given. The request continues after the
 * visitor leaves the page. The server treats two requests with the same `key` as one, and dates a record `age` ms back.
 * @throws ApiError if the response is no success
 * @throws TypeError or a DOMException if there is no response, or none from our server
 */
export function callApi(
  method: string,
  path: string,
  body?: unknown,
  { key, age = 0 }: { key?: string; age?: number } = {},
): Promise<Response> {
  const seconds = Math.floor(age / 1000)
  return request(path, {
    method,
    keepalive: true,
    ...(body !== undefined && {
      headers: {
        'Content-Type': 'application/json',
        ...(key && { 'Idempotency-Key': `"${key}"` }),
        ...(seconds > 0 && { 'Entry-Age': String(seconds) }),
      },
      body: JSON.stringify(body),
    }),
  })
}

/** Returns a query function that GETs the path in the query's key. On 401 it throws, or returns null. */
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

/** Returns a signal that aborts after 15 s. Does not use `AbortSignal.timeout`, which Safari 15 and Chrome 102 lack. */
export function timeoutSignal(): AbortSignal {
  const controller = new AbortController()
  setTimeout(() => controller.abort(), timeout)
  return controller.signal
}

/** A response that is no success. The message is "status: text of the response". Source: product spec, section 8. */
export class ApiError extends Error {
  declare readonly status: number
  /** the problem in the response; undefined if the response is not from our server */
  declare readonly problem: Partial<Problem> | undefined

  constructor(status: number, text: string) {
    super(`${status}: ${text}`)
    this.status = status
    this.problem = problemIn(text, status)
  }
}

/** Whether our server, not a proxy or another network, has responded with one of these statuses. */
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

/**
 * Fetches a path. Rejects HTML and redirects: a network that asks people to sign in sends them instead of our server's
 * response.
 */
async function request(path: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(path, { credentials: 'include', redirect: 'error', signal: timeoutSignal(), ...init })
  if (!response.ok) throw new ApiError(response.status, (await response.text()) || response.statusText)
  const isOurs = response.status === 204 || response.headers.get('Content-Type')?.includes('json')
  if (!isOurs) throw new TypeError(`Not an answer of the site: ${path}`)
  return response
}
