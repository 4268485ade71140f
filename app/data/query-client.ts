import { QueryClient } from '@tanstack/react-query'
import { reader } from './api.ts'

/** Nothing is read or written again by itself. Source: product spec, section 9, data-fetch settings. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: reader({ on401: 'throw' }),
        staleTime: Infinity,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        retry: false,
      },
      mutations: { retry: false },
    },
  })
}
