import * as v from 'valibot'
import { localKeys, type ProgramField } from '../../api/browser-storage.ts'
import { pulseIn } from '../../domain/heart-rate.ts'
import { within } from '../../api/protocol-schemas.ts'
import { genders } from '../../domain/person.ts'
import { runFields } from '../../domain/protocols/cooper-run/cooper-run.ts'
import { age as ageField } from '../../domain/protocols/field.ts'
import { dateAfter, localDay } from '../../i18n/format/day.ts'
import type { PlanMessages } from '../../i18n/fr/program.ts'
import { persistedState } from '../storage/persisted-state.ts'
import { plans, type Session } from './schedule.ts'

/** Returns the last day that a program may begin on, two years after `today`; both are local dates. */
export const latestStart = (today: string) => dateAfter(today, 2 * 365)

const fields = {
  /** the local date of the first day: 2026-11-30 */
  start: v.pipe(v.string(), v.isoDate()),
  /** local time: 18:30 */
  hour: v.string(),
  plan: v.optional(v.picklist(plans), 'main'),
  /** years, for heart rates; walks go by breath instead */
  age: v.optional(within(ageField)),
  /** of the runner who has the goal */
  gender: v.optional(v.picklist(genders)),
  goal: v.optional(
    v.object({
      /** metres in 12 minutes */
      distance: within(runFields.distance),
      /** how many metres more than in the run that it was set after; 0 if the goal is to maintain the distance */
      more: within({ min: 0, max: runFields.distance.max }),
      /** the local date of that run; missing from older programs */
      since: v.optional(v.pipe(v.string(), v.isoDate())),
    }),
  ),
  /** indices of the ticked sessions */
  done: v.array(v.number()),
} satisfies Record<ProgramField, v.GenericSchema>

const schema = v.pipe(
  v.object(fields),
  v.check(
    ({ start, hour }) =>
      start >= '2020-01-01' && start <= latestStart(localDay(new Date())) && /^([01]\d|2[0-3]):[0-5]\d$/.test(hour),
  ),
)

/** A visitor's program, stored on their device only. */
export type StoredProgram = v.InferOutput<typeof schema>
export const storedProgram = persistedState<StoredProgram | undefined>(localKeys.program, schema, undefined)

/**
 * Returns calendar events of all sessions. Their ids depend on the first day, so importing them again replaces them.
 */
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
