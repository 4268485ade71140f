import { goalOf } from '../../../../domain/goal.ts'
import { isSamePerson } from '../../../../domain/person.ts'
import type { Run } from '../../../../domain/protocols/cooper-run/cooper-run.ts'
import { isWalked } from '../../../../domain/protocols/cooper-run/equation.ts'
import { longDay } from '../../../../i18n/format/date.ts'
import { useMessages } from '../../../messages.ts'
import { goalOfProgram, useCurrentProgram } from '../../../program/current/current-program.ts'
import { GoalReached, useGoalReachedText } from '../../../program/current/goal-reached.tsx'
import { goalAfter } from '../../../program/current/program-goal.ts'
import { useLastRuns } from '../../../storage/last-runs.ts'
import { useDetailMessages } from '../../messages.ts'
import { ResultNextStep } from '../result-next-step.tsx'

/** Returns the current week and the goal of the runner's program. This run or an earlier one may have reached it. */
function useProgramGoal(run: Run) {
  const current = useCurrentProgram(run)
  const others = useLastRuns().filter((other) => isSamePerson(other.run, run))
  return { week: current?.week, goal: goalOfProgram(current, current ? [{ run, day: current.today }, ...others] : []) }
}

/** Returns the goal of the program if this run has reached it. */
function useRunReachedGoal(run: Run) {
  const { goal } = useProgramGoal(run)
  return goal?.reachedBy?.run === run ? goal : undefined
}

/** Renders that this run has reached the goal of the program. */
export function RunReachedGoal({ run }: { run: Run }) {
  const goal = useRunReachedGoal(run)
  const { goal: words } = useDetailMessages()
  return (
    goal && (
      <p>
        <GoalReached goal={goal} words={words.reached} />
      </p>
    )
  )
}

/** Returns the announcement that this run has reached the goal of the program. */
export function useRunReachedGoalText(run: Run): string | undefined {
  return useGoalReachedText(useRunReachedGoal(run), useDetailMessages().goal.reached)
}

/**
 * Renders a goal in metres and the program that leads to it. For a walked run, the second opinion has the next step.
 */
export function NextGoal({ run }: { run: Run }) {
  const title = useGoalTitle(run)
  return isWalked(run.distance) ? null : <ResultNextStep title={title} program="main" person={run} />
}

/**
 * Returns the program's goal or, once a run has reached it, the next one; without a program, the goal after this run.
 */
function useGoalTitle(run: Run): string | undefined {
  const { number, locale } = useMessages()
  const { result, goal: words } = useDetailMessages()
  const { week, goal } = useProgramGoal(run)
  if (week && !goal) return undefined
  if (week && goal && !goal.reachedBy)
    return goal.more ? words.by(number(goal.distance), longDay(goal.end, locale)) : words.stay(number(goal.distance))
  const next = goal?.reachedBy ? goalAfter(goal.reachedBy) : goalOf(run)
  if (!next) return undefined
  if (!next.more) return words.stay(number(next.distance))
  return (week ? result.next.offered : result.next.goal)(number(next.distance))
}
