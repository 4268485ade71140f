import { longDay } from '../../i18n/format/date.ts'
import type { ProgramMessages } from '../../i18n/fr/program.ts'
import { Button } from '../components/links/button.tsx'
import { useMessages } from '../messages.ts'
import { useLastRuns } from '../storage/last-runs.ts'
import { goalOfProgram, type CurrentProgram } from './current/current-program.ts'
import { GoalReached } from './current/goal-reached.tsx'
import { goalAfter, isProgramOf } from './current/program-goal.ts'
import { focus } from './focus.ts'
import styles from './my-program.module.css'
import { lastDayOf } from './schedule.ts'
import type { StoredProgram } from './stored-program.ts'

interface ProgramHeadingProps {
  current: CurrentProgram
  words: ProgramMessages
  /** whether it takes the focus */
  hasFocus: boolean
  onChange: (program: StoredProgram) => void
}

/** Renders the title of a program: its goal, whether a run has reached it, and a button for the next goal. */
export function ProgramHeading({ current, words, hasFocus, onChange }: ProgramHeadingProps) {
  const { program, week } = current
  const { locale, number } = useMessages()
  const goal = goalOfProgram(
    current,
    useLastRuns().filter(({ run }) => isProgramOf(program, run)),
  )
  const end = longDay(lastDayOf(program.start), locale)
  const next = week && goal?.reachedBy && goalAfter(goal.reachedBy)
  return (
    <>
      {/* the button below disappears once its goal is set: the new heading takes the focus */}
      <h3 key={goal?.distance} className={styles.title} ref={hasFocus ? focus : undefined} tabIndex={-1}>
        <span className={styles.kicker}>{words.title}</span>{' '}
        {goal?.reachedBy ? (
          <GoalReached goal={goal} words={words.reached} />
        ) : !week ? (
          words.ended(end)
        ) : !goal ? (
          words.noGoal(end)
        ) : goal.more ? (
          words.goal(number(goal.distance), end, number(goal.more))
        ) : (
          words.stay(number(goal.distance))
        )}
      </h3>
      {next && next.more > 0 && (
        <Button quiet onClick={() => onChange({ ...program, goal: next })}>
          {words.aim(number(next.distance))}
        </Button>
      )}
    </>
  )
}
