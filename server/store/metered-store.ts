import type { Metrics } from '../ops/metrics.ts'
import { StoreUnavailable, type Store } from './store.ts'

/** Wraps a store to report its saves and failures to `metrics`. */
export function meteredStore(store: Store, metrics: Pick<Metrics, 'recordSaved' | 'storeFailed'>): Store {
  return new Proxy(store, {
    get:
      (_, method: keyof Store) =>
      async (...args: never[]) => {
        try {
          const result: unknown = await Reflect.apply(store[method], store, args)
          if (method === 'insert' && typeof result === 'object') metrics.recordSaved()
          return result
        } catch (error) {
          metrics.storeFailed(method, error instanceof StoreUnavailable ? 'unavailable' : 'other')
          throw error
        }
      },
  })
}
