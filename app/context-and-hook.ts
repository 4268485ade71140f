import { createContext, use, type Context } from 'react'

/** A context that must be provided, and the hook that reads it; the hook throws an error that says `missing` elsewhere. */
export function contextAndHook<Value>(missing: string): [Context<Value | undefined>, () => Value] {
  const ProvidedContext = createContext<Value | undefined>(undefined)
  function useProvided(): Value {
    const value = use(ProvidedContext)
    if (value === undefined) throw new Error(missing)
    return value
  }
  return [ProvidedContext, useProvided]
}
