import { retestWeeks } from '../../../domain/protocols/definition.ts'
import type { ProtocolName } from '../../../domain/protocols/registry.ts'
import { dateAfter, localDay } from '../../../i18n/format/day.ts'
import { useMessages } from '../../messages.ts'
import { nextTestIn, phasesOf, sessionsOf, weekOn, type Plan, type Session } from '../schedule.ts'
import { storedProgram, type StoredProgram } from '../stored-program.ts'
import { goalIn, isProgramOf, type DatedRun, type KnownPerson, type ProgramGoal } from './program-goal.ts'

export interface CurrentProgram {
  program: StoredProgram
  sessions: Session[]
  /** undefined once the program has ended */
  week: number | undefined
  /** a local date */
  today: string
}

/** The protocol of each program's tests. */
const testProtocols: Record<Plan, ProtocolName> = { main: 'cooper-run', walks: 'rockport-walk' }

/**
 * Returns the program on this device as of today; undefined until the page is hydrated, or if it is not this person's.
 */
export function useCurrentProgram(person: KnownPerson = {}): CurrentProgram | undefined {
  const { locale } = useMessages()
  const program = storedProgram.use()
  if (!program || !isProgramOf(program, person)) return undefined
  const today = localDay(new Date())
  const { plan, start } = program
  return { program, sessions: sessionsOf(phasesOf(plan, locale), plan), week: weekOn(start, today), today }
}

/** Returns the goal of a program, with the run that reached it. */
export function goalOfProgram(current: CurrentProgram | undefined, runs: readonly DatedRun[]): ProgramGoal | undefined {
  return current && goalIn(current.program, runs, current.today)
}

/** Returns the date of a program's next test; undefined if none is left, or if its tests are not of `protocol`. */
export function plannedTest(current: CurrentProgram | undefined, lastResult?: string, protocol?: ProtocolName) {
  if (!current || (protocol && testProtocols[current.program.plan] !== protocol)) return undefined
  const { sessions, program, today } = current
  return nextTestIn(sessions, program.start, { today, lastResult })
}

/** Returns the date of a protocol's next test: the program's, or else four weeks after the last result. */
export function nextTest(protocol: ProtocolName, current: CurrentProgram | undefined, lastResult: string): string {
  return plannedTest(current, lastResult, protocol) ?? dateAfter(lastResult, retestWeeks * 7)
}
