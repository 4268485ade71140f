import { lazy, useState } from 'react'
import { flushSync } from 'react-dom'
import { protocols, type ProtocolName } from '../../domain/protocols/registry.ts'
import { prepareSaving } from '../sync/save-entry.ts'
import { useHydrated } from '../use-hydrated.ts'
import styles from './calculator.module.css'
import { useCalculator } from './state/calculator-context.ts'
import { RunNotes } from './form/run-notes.tsx'
import { SafetySummary } from './form/safety-advice.tsx'
import { ProtocolForm } from './form/protocol-form.tsx'
import { ClocksBoundary } from './lazy-boundary.tsx'
import { useCalculatorMessages } from './messages.ts'
import { Announcement } from './result/announcement.tsx'

const ProtocolTimers = lazy(() =>
  import('./timers/protocol-timers.tsx').then(({ ProtocolTimers }) => ({ default: ProtocolTimers })),
)

interface ProtocolFoldProps {
  protocol: ProtocolName
  isOpen: boolean
  /** one of those side by side: pressed again, it stays open */
  isChoice: boolean
}

/** A test of the card that opens: its clocks, its form, and what is said of it. */
export function ProtocolFold({ protocol, isOpen, isChoice }: ProtocolFoldProps) {
  const messages = useCalculatorMessages()
  const { choice, safety, how } = messages.protocols[protocol]
  const { fields, phases, saved } = protocols[protocol]
  const isRun = protocol === 'cooper-run'
  const isHydrated = useHydrated()
  // clocks go on while another test is looked at
  const [wasOpened, setOpened] = useState(false)
  if (isHydrated && isOpen && !wasOpened) setOpened(true)
  const hasClocks = phases ?? Object.values(fields).some((field) => 'clock' in field)
  const { state, dispatch } = useCalculator()

  /** Loads what a result needs before there is one. What does not come now is asked for again where it is needed. */
  function prepare() {
    const needed = [messages.details(), import('./result/result.tsx'), import('../sync/flush-outbox.ts')]
    for (const loading of isRun ? needed : [...needed, import('./result/protocol/protocol-details.tsx')])
      loading.catch(() => undefined)
    if (saved === 'always') prepareSaving()
  }

  /** The test above closes, and would take the line that was tapped along with it, beyond the top of the screen. */
  function follow(fold: HTMLDetailsElement) {
    const isTapped = fold.open && !isOpen
    flushSync(() => dispatch({ type: 'toggled', protocol, isOpen: fold.open }))
    if (isTapped && fold.getBoundingClientRect().top < 0) fold.scrollIntoView()
  }

  return (
    <details
      className={styles.protocol}
      name="protocol"
      id={protocol}
      open={isOpen}
      onFocus={prepare}
      // in React it bubbles, from the folds inside too
      onToggle={({ target, currentTarget }) => target === currentTarget && follow(currentTarget)}
    >
      <summary onClick={(event) => isChoice && isOpen && event.preventDefault()}>
        {choice.name} {choice.effort && <small>{choice.effort}</small>}
      </summary>
      <div className={styles.inside}>
        {isRun ? <SafetySummary /> : safety && <p className={styles.safety}>{safety}</p>}
        {how && <p className="muted">{how}</p>}
        {wasOpened && hasClocks && (
          <ClocksBoundary>
            <ProtocolTimers
              protocol={protocol}
              onFill={(field, value) => dispatch({ type: 'typed', protocol, texts: { [field]: value } })}
            />
          </ClocksBoundary>
        )}
        <ProtocolForm protocol={protocol} />
        {isRun ? <RunNotes /> : <p className="muted screen-only">{messages.form.note}</p>}
        <Announcement result={state.results[protocol]} />
      </div>
    </details>
  )
}
