import * as v from 'valibot'
import type { LocalName } from '../../api/browser-storage.ts'
import { writeStored, readStored, useStored } from './local-storage.ts'

/**
 * A value in local storage, as JSON. Reading returns `fallback` if there is no value, or if the value does not fit the
 * schema. Writing an empty object, an empty array, an empty string or undefined removes the value.
 */
export function persistedState<Value>(name: LocalName, schema: v.GenericSchema<unknown, Value>, fallback: Value) {
  function parse(text: string): Value {
    try {
      return v.parse(schema, JSON.parse(text))
    } catch {
      return fallback
    }
  }
  return {
    use: () => parse(useStored(name)),
    get: () => parse(readStored(name)),
    set: (value: Value) => writeStored(name, Object.keys(value ?? {}).length ? JSON.stringify(value) : ''),
  }
}
