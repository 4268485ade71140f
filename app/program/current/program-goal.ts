import { goalOf } from '../../../domain/goal.ts'
import { isSameAge, type PersonVo2max } from '../../../domain/person.ts'
import type { Run } from '../../../domain/protocols/cooper-run/cooper-run.ts'
import { dateAfter } from '../../../i18n/format/day.ts'
import { lastDayOf } from '../schedule.ts'
import type { StoredProgram } from '../stored-program.ts'

/** A run and its local date. */
export interface DatedRun {
  run: Run
  day: string
}

/** What is known of a person: not every protocol asks for an age or a gender. */
export type KnownPerson = { [Field in 'age' | 'gender']?: PersonVo2max[Field] | undefined }

export interface ProgramGoal {
  /** metres in 12 minutes */
  distance: number
  /** metres more than in the run that the goal was set after; 0 if the goal is to maintain the distance */
  more: number
  /** the last date of the program */
  end: string
  /** the longest run that reached the goal */
  reachedBy?: DatedRun
}

/** A goal is kept for a week after its program, because the last test may be late. */
const daysAfterEnd = 7

/** Whether a program may belong to a person. An age or a gender that one of them lacks matches any other. */
export function isProgramOf({ age, gender }: StoredProgram, person: KnownPerson): boolean {
  const fitsAge = age === undefined || person.age === undefined || isSameAge(age, person.age)
  return fitsAge && (!gender || !person.gender || gender === person.gender)
}

/** Returns the goal that follows a run, in the form in which it is stored; undefined if there is none. */
export function goalAfter({ run, day }: DatedRun): StoredProgram['goal'] {
  const goal = goalOf(run)
  return goal && { distance: goal.distance, more: goal.more, since: day }
}

/**
 * Returns a program's goal, with the longest run that reached it. Undefined without a goal, or once the goal is no
 * longer kept. Runs count from the day after the goal was set. A goal to maintain the distance is never reached.
 */
export function goalIn(
  { goal, start }: StoredProgram,
  runs: readonly DatedRun[],
  today: string,
): ProgramGoal | undefined {
  const end = lastDayOf(start)
  if (!goal || today > dateAfter(end, daysAfterEnd)) return undefined
  const { distance, more, since = start } = goal
  const [reachedBy] = runs
    .filter(({ run, day }) => more > 0 && day > since && run.distance >= distance)
    .sort((one, other) => other.run.distance - one.run.distance)
  return { distance, more, end, ...(reachedBy && { reachedBy }) }
}
