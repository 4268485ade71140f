import type { Store } from './store.ts'

/**
 * The same store, with every call made by `around`: it gets the call's name, begins the call if and when it wants to, and
 * its promise is the caller's answer.
 */
export function decorateStore(
  store: Store,
  around: <Result>(name: keyof Store, begin: () => Promise<Result>) => Promise<Result>,
): Store {
  return new Proxy(store, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name)
      if (typeof method !== 'function') return method
      return (...given: unknown[]) => around(name as keyof Store, () => method.apply(target, given) as Promise<unknown>)
    },
  })
}
