import { QueryClient } from '@tanstack/react-query'

/** A response that is no success. The message is "status: text of the response". Source: product spec, section 8 */
export class ApiError extends Error {
  declare readonly status: number

  constructor(status: number, text: string) {
    super(`${status}: ${text}`)
    this.status = status
  }
}

/**
 * Sends a request with the visitor's cookie, and a JSON body if there is a payload. It continues after the visitor
 * leaves the page.
 * @throws ApiError if the response is no success
 * @throws TypeError if there is no response
 */
export async function callApi(
  method: string,
  path: string,
  payload?: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  const response = await fetch(path, {
    method,
    credentials: 'include',
    keepalive: true,
    headers: payload === undefined ? headers : { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(payload),
  })
  if (!response.ok) throw new ApiError(response.status, (await response.text()) || response.statusText)
  return response
}

/**
 * Returns the default reader, which the specification demands although no page reads the API: a GET of the path in the
 * query's key. On 401 it throws, or returns null. Source: product spec, section 8
 */
export function queryFunction({ on401 }: { on401: 'throw' | 'null' }) {
  return async ({ queryKey }: { queryKey: readonly unknown[] }): Promise<unknown> => {
    try {
      return await (await callApi('GET', queryKey.join('/'))).json()
    } catch (error) {
      if (on401 === 'null' && error instanceof ApiError && error.status === 401) return null
      throw error
    }
  }
}

/** Source: product spec, section 9, data-fetch settings */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      queryFn: queryFunction({ on401: 'throw' }),
      staleTime: Infinity,
      refetchInterval: false,
      refetchOnWindowFocus: false,
      retry: false,
      networkMode: 'always',
    },
    // by default a request without a network waits for one; ours fails, and the page says so
    mutations: { retry: false, networkMode: 'always' },
  },
})
