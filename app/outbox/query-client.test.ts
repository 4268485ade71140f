import { expect, test } from 'vitest'
import { queryClient } from './query-client.ts'

test('reads and writes follow the product’s settings, and none waits for a connection', () =>
  expect(queryClient.getDefaultOptions()).toMatchObject({
    queries: {
      staleTime: Infinity,
      refetchInterval: false,
      refetchOnWindowFocus: false,
      retry: false,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  }))
