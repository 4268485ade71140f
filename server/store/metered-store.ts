import type { Metrics } from '../ops/metrics.ts'
import { StoreUnavailable, type Store } from './store.ts'

/** Returns the same store, which reports its saves and failures to `metrics`. */
export function meteredStore(store: Store, metrics: Pick<Metrics, 'recordSaved' | 'storeFailed'>): Store {
  return new Proxy(store, {
    get:
      (_, call: keyof Store) =>
      async (...given: never[]) => {
        try {
          const result: unknown = await Reflect.apply(store[call], store, given)
          if (call === 'insert' && typeof result === 'object') metrics.recordSaved()
          return result
        } catch (error) {
          metrics.storeFailed(call, error instanceof StoreUnavailable ? 'unavailable' : 'other')
          throw error
        }
      },
  })
}
