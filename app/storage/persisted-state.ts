import * as v from 'valibot'
import type { LocalName } from '../../api/browser-storage.ts'
import { store, stored, useStored } from './local-storage.ts'

/** What this browser keeps under a name, as JSON; `none` where there is nothing, or something that no page of ours has written. */
export function keptValue<Value>(name: LocalName, schema: v.GenericSchema<unknown, Value>, none: Value) {
  function read(text: string): Value {
    try {
      return v.parse(schema, JSON.parse(text))
    } catch {
      return none
    }
  }
  return {
    use: () => read(useStored(name)),
    get: () => read(stored(name)),
    set: (value: Value) => store(name, Object.keys(value ?? {}).length ? JSON.stringify(value) : ''),
  }
}
