import * as v from 'valibot'
import { keptValue } from '../kept-value.ts'

const schema = v.object({
  /** the local date of the first session, as 2026-11-30 */
  start: v.pipe(v.string(), v.isoDate()),
  /** local, as 18:30 */
  hour: v.string(),
  /** years */
  age: v.number(),
  /** metres in 12 minutes, and how many more than in the last run; 0 where the goal is to stay above */
  goal: v.optional(v.object({ distance: v.number(), more: v.number() })),
  /** sessions that are ticked, by their place in the program */
  done: v.array(v.number()),
})

/** A reader's program, on their device alone. */
export type StoredProgram = v.InferOutput<typeof schema>
export const storedProgram = keptValue<StoredProgram | undefined>('program', schema, undefined)
