import * as v from 'valibot'
import { categories } from '../domain/norms/rating.ts'
import { toTenths } from '../domain/rounding.ts'
import { isTestName, outcomeOf, testNames, type TestEntry, type TestName } from '../domain/protocols/registry.ts'
import { inputSchema } from './protocol-schemas.ts'

const tenths = v.nullable(v.pipe(v.number(), v.integer()))

/** What is computed from a test; null where it does not give that. */
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

/** What is saved of a test, and the body of POST and PUT below `recordsPath`: what was entered, and what follows from it. */
export type RecordBody<Name extends TestName = TestName> = TestEntry<Name> & { result: RecordResult }

/** A record as it was saved. */
export type SavedRecord<Name extends TestName = TestName> = RecordBody<Name> & {
  id: string
  /** ISO 8601, UTC */
  createdAt: string
}

const testSchema = v.object({ test: v.picklist(testNames) })

/** The schema of a body, by the test that it names. */
export function recordSchemaFor(body: unknown): v.GenericSchema<unknown, RecordBody> {
  const test = (body as { test?: unknown } | null)?.test
  if (!isTestName(test)) return testSchema as unknown as v.GenericSchema<unknown, RecordBody>
  const parts = { test: v.literal(test), inputs: inputSchema(test), result: resultSchema }
  return v.strictObject(parts) as unknown as v.GenericSchema<unknown, RecordBody>
}

/** The record that an entry makes; undefined when its test gives no result for these inputs. */
export function recordOf<Name extends TestName>(entry: TestEntry<Name>): RecordBody<Name> | undefined {
  const { test, inputs } = entry
  const outcome = outcomeOf(entry as unknown as TestEntry)
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
  return { test, inputs, result }
}
