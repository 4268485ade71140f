import { QueryClient } from '@tanstack/react-query'
import { recordsPath } from '../../api/record-operations.ts'
import { queryFunction } from './call-api.ts'

/**
 * The query client, which never fetches again by itself. Source: product spec, section 9, data-fetch settings.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      queryFn: queryFunction({ on401: 'throw' }),
      staleTime: Infinity,
      refetchInterval: false,
      refetchOnWindowFocus: false,
      retry: false,
      // by default a request without a connection waits for one; ours fails, and the page shows it
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
})

/**
 * Sends a change, then marks all lists as outdated, even if it fails: the server may have made it.
 * @throws what `send` throws
 */
export function mutate<Result>(send: () => Promise<Result>): Promise<Result> {
  const mutations = queryClient.getMutationCache()
  return mutations.build(queryClient, { mutationFn: send, onSettled: invalidateRecords }).execute(undefined)
}

/** Marks all lists as outdated. Cancels pending requests for them, whose responses may be older than the change. */
export async function invalidateRecords(): Promise<void> {
  const lists = { queryKey: [recordsPath] }
  await queryClient.cancelQueries(lists)
  await queryClient.invalidateQueries(lists)
}
