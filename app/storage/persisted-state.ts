import * as v from 'valibot'
import type { LocalName } from '../../api/browser-storage.ts'
import { writeStored, readStored, useStored } from './local-storage.ts'

/** What this browser keeps under a name, as JSON; `none` where there is nothing, or something that no page of ours has written. */
export function persistedState<Value>(name: LocalName, schema: v.GenericSchema<unknown, Value>, none: Value) {
  function read(text: string): Value {
    try {
      return v.parse(schema, JSON.parse(text))
    } catch {
      return none
    }
  }
  return {
    use: () => read(useStored(name)),
    get: () => read(readStored(name)),
    set: (value: Value) => writeStored(name, Object.keys(value ?? {}).length ? JSON.stringify(value) : ''),
  }
}
