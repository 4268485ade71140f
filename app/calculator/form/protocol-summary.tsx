import { trackAnchor } from '../../../i18n/pages.ts'
import button from '../../components/links/button.module.css'
import { ProtocolTimeline } from '../../figures/tests/protocol-timeline.tsx'
import { useCalculatorMessages } from '../messages.ts'
import styles from './protocol-summary.module.css'

/** Stands where the result will be: the test in short, and the way to the track, whose clock needs scripts. */
export function ProtocolSummary() {
  const { howTo, start } = useCalculatorMessages().form
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
              <strong>{name}</strong> {text}
            </li>
          ))}
        </ol>
      </ProtocolTimeline>
      <p className={styles.start}>
        <a className={`${button.button} ${button.quiet}`} id={trackAnchor} href={`#${trackAnchor}`}>
          {start}
        </a>
      </p>
    </div>
  )
}
