import * as v from 'valibot'
import { localKeys, type ProgramField } from '../../api/browser-storage.ts'
import { within } from '../../api/protocol-schemas.ts'
import { genders } from '../../domain/person.ts'
import { runFields } from '../../domain/protocols/cooper-run/cooper-run.ts'
import { age as ageField } from '../../domain/protocols/field.ts'
import { dateAfter, localDay } from '../../i18n/format/day.ts'
import { persistedState } from '../storage/persisted-state.ts'
import { plans } from './schedule.ts'

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
      /** metres more than in the run that the goal was set after; 0 if the goal is to maintain the distance */
      more: within({ min: 0, max: runFields.distance.max }),
      /** the local date of that run; missing from older programs */
      since: v.optional(v.pipe(v.string(), v.isoDate())),
    }),
  ),
  /** indices of the ticked sessions */
  done: v.array(v.number()),
  /**
   * the last calendar file: a random id, the revision of its events, the most events of any file so far, and whether
   * events have alerts
   */
  calendar: v.optional(
    v.object({
      id: v.pipe(v.string(), v.regex(/^[a-z\d]+$/)),
      sequence: v.pipe(v.number(), v.integer(), v.minValue(0)),
      size: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8 * 7)),
      hasAlarm: v.boolean(),
    }),
  ),
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
