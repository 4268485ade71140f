import type { GoalMessages } from '../../../i18n/fr/goal.ts'
import { useMessages } from '../../messages.ts'
import type { ProgramGoal } from './program-goal.ts'
import styles from './goal-reached.module.css'

/** Renders a tick and the sentence on a goal that a run has reached. */
export function GoalReached({ goal, words }: { goal: ProgramGoal; words: GoalMessages['reached'] }) {
  return (
    <span className={styles.reached}>
      <span aria-hidden="true">✓</span> {useGoalReachedText(goal, words)}
    </span>
  )
}

/** Returns the sentence on a goal that a run has reached; undefined if none has. */
export function useGoalReachedText(goal: ProgramGoal | undefined, words: GoalMessages['reached']): string | undefined {
  const { number } = useMessages()
  return goal?.reachedBy && words(number(goal.reachedBy.run.distance, 0, 3), number(goal.distance))
}
