import { contractVersion, contractVersionHeader } from '../../contract/version.ts'

/** How long a call may take before it counts as failed; a stalled network must not leave the form pending. */
const timeout = 15_000

const bodyHeaders = { 'Content-Type': 'application/json', [contractVersionHeader]: String(contractVersion) }

/**
 * Calls our API with the visitor's cookie; the body is JSON and sent only when there is one. The call goes on when its page
 * is left. The server treats two calls with the same `key` as one.
 * @throws ApiError for any answer that is not a success.
 */
export async function callApi(method: string, path: string, body?: unknown, key?: string): Promise<Response> {
  const response = await fetch(path, {
    method,
    credentials: 'include',
    keepalive: true,
    signal: timeoutSignal(),
    ...(body !== undefined && {
      headers: { ...bodyHeaders, ...(key && { 'Idempotency-Key': `"${key}"` }) },
      body: JSON.stringify(body),
    }),
  })
  if (!response.ok) throw await failure(response)
  return response
}

/** A query function that GETs the path in the query's key; on 401 it throws, or yields null where asked. */
export function queryFunction({ on401 }: { on401: 'throw' | 'null' }) {
  return async ({ queryKey }: { queryKey: readonly unknown[] }): Promise<unknown> => {
    const response = await fetch(queryKey.join('/'), { credentials: 'include', signal: timeoutSignal() })
    if (on401 === 'null' && response.status === 401) return null
    if (!response.ok) throw await failure(response)
    return response.json()
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

  constructor(status: number, text: string) {
    super(`${status}: ${text}`)
    this.status = status
  }
}

/** The server refuses what this page has checked and computed itself: the page is of another version. */
export function isOutdated(error: unknown): boolean {
  return error instanceof ApiError && [400, 422].includes(error.status)
}

async function failure(response: Response): Promise<ApiError> {
  return new ApiError(response.status, (await response.text()) || response.statusText)
}
