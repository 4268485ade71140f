import { longDay } from '../../../i18n/format/date.ts'
import { useMessages } from '../../messages.ts'
import { GoalReached } from '../../program/current/goal-reached.tsx'
import type { ProgramGoal } from '../../program/current/program-goal.ts'
import { useResultsMessages } from '../messages.ts'

/** Renders the goal of the person's program, or that they have reached it. */
export function GoalLine({ goal }: { goal: ProgramGoal }) {
  const { goal: words } = useResultsMessages()
  const { number, locale } = useMessages()
  const distance = number(goal.distance)
  return (
    <p>
      {goal.reachedBy ? (
        <GoalReached goal={goal} words={words.reached} />
      ) : goal.more ? (
        words.by(distance, longDay(goal.end, locale))
      ) : (
        words.stay(distance)
      )}
    </p>
  )
}
