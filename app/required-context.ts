import { createContext, use, type Context } from 'react'

/** A context that must be provided, and the hook that reads it; the hook throws an error that says `missing` elsewhere. */
export function requiredContext<Value>(missing: string): [Context<Value | undefined>, () => Value] {
  const RequiredContext = createContext<Value | undefined>(undefined)
  function useRequired(): Value {
    const value = use(RequiredContext)
    if (value === undefined) throw new Error(missing)
    return value
  }
  return [RequiredContext, useRequired]
}
