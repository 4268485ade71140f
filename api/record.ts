import * as v from 'valibot'
import { categories } from '../domain/norms/rating.ts'
import { toTenths } from '../domain/rounding.ts'
import {
  isProtocolName,
  outcomeOf,
  protocolNames,
  type ProtocolEntry,
  type ProtocolName,
} from '../domain/protocols/registry.ts'
import { inputSchema } from './protocol-schemas.ts'

const tenths = v.nullable(v.pipe(v.number(), v.integer()))

/** The result of an entry; null for values that its protocol does not give. */
const resultSchema = v.strictObject({
  /** ml/kg/min times 10 */
  vo2maxTenths: tenths,
  /** one standard error of the estimate, ml/kg/min times 10 */
  standardErrorTenths: tenths,
  /** no unit, times 10 */
  indexTenths: tenths,
  category: v.nullable(v.picklist(categories)),
})
export type RecordResult = v.InferOutput<typeof resultSchema>

/** A record without id and time: an entry and its result. The body of POST and PUT below `recordsPath`. */
export type RecordBody<Name extends ProtocolName = ProtocolName> = ProtocolEntry<Name> & { result: RecordResult }

/** A saved record. */
export type SavedRecord<Name extends ProtocolName = ProtocolName> = RecordBody<Name> & {
  id: string
  /** ISO 8601, UTC */
  createdAt: string
}

const protocolSchema = v.object({ protocol: v.picklist(protocolNames) })

/** Returns the schema of a body, by the protocol that it names. */
export function recordSchemaFor(body: unknown): v.GenericSchema<unknown, RecordBody> {
  const protocol = (body as { protocol?: unknown } | null)?.protocol
  if (!isProtocolName(protocol)) return protocolSchema as unknown as v.GenericSchema<unknown, RecordBody>
  const parts = { protocol: v.literal(protocol), inputs: inputSchema(protocol), result: resultSchema }
  return v.strictObject(parts) as unknown as v.GenericSchema<unknown, RecordBody>
}

/** Computes the record of an entry; undefined if its protocol gives no result for these inputs. */
export function recordOf<Name extends ProtocolName>(entry: ProtocolEntry<Name>): RecordBody<Name> | undefined {
  const { protocol, inputs } = entry
  const outcome = outcomeOf(entry as unknown as ProtocolEntry)
  if (outcome.kind === 'refusal') return undefined
  const none = { vo2maxTenths: null, standardErrorTenths: null, indexTenths: null, category: null }
  const result: RecordResult =
    outcome.kind === 'index'
      ? { ...none, indexTenths: toTenths(outcome.index) }
      : {
          ...none,
          vo2maxTenths: toTenths(outcome.vo2max),
          standardErrorTenths: outcome.standardError === null ? null : toTenths(outcome.standardError),
          category: outcome.category,
        }
  return { protocol, inputs, result }
}
