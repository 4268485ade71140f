import * as v from 'valibot'
import { localKeys, type ProgramField } from '../../api/browser-storage.ts'
import { pulseIn } from '../../domain/heart-rate.ts'
import { dateAfter } from '../../i18n/format/day.ts'
import type { PlanMessages } from '../../i18n/fr/program.ts'
import { persistedState } from '../storage/persisted-state.ts'
import { plans, type Session } from './schedule.ts'

const schema = v.object({
  /** the local date of the first session, as 2026-11-30 */
  start: v.pipe(v.string(), v.isoDate()),
  /** local, as 18:30 */
  hour: v.string(),
  plan: v.optional(v.picklist(plans), 'main'),
  /** years, for the pulse; walks go by the breath */
  age: v.optional(v.number()),
  /** metres in 12 minutes, and how many more than in the last run; 0 where the goal is to stay above */
  goal: v.optional(v.object({ distance: v.number(), more: v.number() })),
  /** sessions that are ticked, by their place in the program */
  done: v.array(v.number()),
} satisfies Record<ProgramField, v.GenericSchema>)

/** A reader's program, on their device alone. */
export type StoredProgram = v.InferOutput<typeof schema>
export const storedProgram = persistedState<StoredProgram | undefined>(localKeys.program, schema, undefined)

/** Every session and test in a calendar; saved again for the same first day, they take the place of those before. */
export function eventsOf({ start, hour, age }: StoredProgram, sessions: readonly Session[], words: PlanMessages) {
  return sessions.map(({ day, kind, minutes }) => {
    const pulse = age && pulseIn(kind === 'interval' ? 'intense' : 'easy', age)
    return {
      id: `${start}-${day}@vo2max`,
      day: dateAfter(start, day),
      time: { start: hour, minutes },
      title: `VO2max, ${words.kinds[kind]}`,
      text: words.event[kind](pulse ? `${pulse.from}-${pulse.to}` : ''),
    }
  })
}
