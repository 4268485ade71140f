import { ProtocolTimeline } from '../../figures/tests/protocol-timeline.tsx'
import { useCalculatorMessages } from '../messages.ts'
import styles from './protocol-summary.module.css'

/** Stands where the result will be: the test in short. */
export function ProtocolSummary() {
  const { howTo } = useCalculatorMessages().form
  return (
    <div className={styles.howTo}>
      <ProtocolTimeline
        caption={<h3>{howTo.title}</h3>}
        alternative={howTo.alternative}
        effort={howTo.effort}
        minutes={howTo.minutes}
      >
        <ol>
          {howTo.steps.map(({ name, text }) => (
            <li key={name}>
              <strong>{name}</strong>
              {` ${text}`}
            </li>
          ))}
        </ol>
      </ProtocolTimeline>
    </div>
  )
}
