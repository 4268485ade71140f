import { tests, type TestName } from '../../../domain/tests/registry.ts'
import type { ClockMessages } from '../../../i18n/fr/calculator/clocks.ts'
import { formatTime } from '../form/time.ts'
import { ClockMessagesContext, useTestWords } from '../messages.ts'
import styles from './clocks.module.css'
import { PhaseTimer } from './phase-timer.tsx'
import { PulseCounter } from './pulse-counter.tsx'
import { Stopwatch } from './stopwatch.tsx'

interface TestClocksProps {
  test: TestName
  words: ClockMessages
  /** writes into the field of the form that has this name */
  onFill: (field: string, value: string) => void
}

/** The clocks of a test, in the order in which they are used; they fill the form beside them. */
export function TestClocks({ test, words, onFill }: TestClocksProps) {
  const { safety } = useTestWords()[test]
  const { fields, phases } = tests[test]
  return (
    <ClockMessagesContext value={words}>
      <div className={styles.clocks}>
        <p className={styles.safety}>{safety}</p>
        {Object.entries(fields).map(([name, field]) => {
          const clock = 'clock' in field && field.clock
          if (clock === 'stopwatch')
            return <Stopwatch key={name} onStop={(seconds) => onFill(name, formatTime(seconds))} />
          return clock && <PulseCounter key={name} onPulse={(pulse) => onFill(name, String(pulse))} />
        })}
        {phases && <PhaseTimer test={test} phases={phases} onFill={onFill} />}
        <h3 className={styles.check}>{words.check}</h3>
      </div>
    </ClockMessagesContext>
  )
}
