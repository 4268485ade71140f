import type { FieldTestName } from '../../../domain/field-tests/field-test.ts'
import { PhaseTimer } from '../clocks/phase-timer.tsx'
import { PulseCounter } from '../clocks/pulse-counter.tsx'
import { Stopwatch } from '../clocks/stopwatch.tsx'
import styles from './answer.module.css'
import { useFieldTestDetails } from './messages.ts'
import { formatTime } from './time.ts'

interface TestClocksProps {
  test: FieldTestName
  /** writes into the field of the form that has this name */
  onFill: (field: string, value: string) => void
}

/** The clocks of a test, in the order in which they are used; they fill the form beside them. */
export function TestClocks({ test, onFill }: TestClocksProps) {
  const words = useFieldTestDetails()
  const fillPulse = (field: string) => (pulse: number) => onFill(field, String(pulse))
  return (
    <div className={styles.clocks}>
      <p className={styles.safety}>{words.safety[test]}</p>
      {test === 'rockport-walk' && (
        <>
          <Stopwatch onStop={(seconds) => onFill('seconds', formatTime(seconds))} />
          <PulseCounter onPulse={fillPulse('pulse')} />
        </>
      )}
      {test === 'ruffier-dickson-index' && <PulseCounter onPulse={fillPulse('restingPulse')} />}
      {test !== 'rockport-walk' && <PhaseTimer test={test} onFill={onFill} />}
      <h3 className={styles.check}>{words.check}</h3>
    </div>
  )
}
