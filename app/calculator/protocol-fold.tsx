import { lazy, useState } from 'react'
import { flushSync } from 'react-dom'
import { protocols, type ProtocolName } from '../../domain/protocols/registry.ts'
import { prepareToasts } from '../layout/toast/toast-store.ts'
import { useHydrated } from '../use-hydrated.ts'
import styles from './calculator.module.css'
import { useCalculator } from './state/calculator-context.ts'
import { RunNotes } from './form/run-notes.tsx'
import { SafetySummary } from './form/safety-advice.tsx'
import { ProtocolForm } from './form/protocol-form.tsx'
import { TimersBoundary } from './lazy-boundary.tsx'
import { useCalculatorMessages } from './messages.ts'
import { Announcement } from './result/announcement.tsx'

const ProtocolTimers = lazy(() =>
  import('./timers/protocol-timers.tsx').then(({ ProtocolTimers }) => ({ default: ProtocolTimers })),
)

interface ProtocolFoldProps {
  protocol: ProtocolName
  isOpen: boolean
  /** whether its summary is one of the three side by side; pressing it again does not close the fold */
  isProminent: boolean
}

/** Renders a protocol as a fold: its timers, its form and its notes. */
export function ProtocolFold({ protocol, isOpen, isProminent }: ProtocolFoldProps) {
  const messages = useCalculatorMessages()
  const { choice, safety, how } = messages.protocols[protocol]
  const { fields, phases, saved } = protocols[protocol]
  const isRun = protocol === 'cooper-run'
  const isHydrated = useHydrated()
  // once rendered, the timers keep running while another protocol is open
  const [wasOpened, setOpened] = useState(false)
  if (isHydrated && isOpen && !wasOpened) setOpened(true)
  const hasTimers = phases ?? Object.values(fields).some((field) => 'timer' in field)
  const { state, dispatch } = useCalculator()

  /** Preloads what a result needs. A failed load is retried where the code is used. */
  function prepare() {
    const needed = [messages.details(), import('./result/result.tsx'), import('../sync/flush-outbox.ts')]
    for (const loading of isRun ? needed : [...needed, import('./result/protocol/protocol-result.tsx')])
      loading.catch(() => undefined)
    if (saved === 'always') prepareToasts()
  }

  /** Scrolls back to the tapped summary, which moves off the screen when the fold above it closes. */
  function keepInView(fold: HTMLDetailsElement) {
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
      // React lets `toggle` bubble, so inner folds fire it too
      onToggle={({ target, currentTarget }) => target === currentTarget && keepInView(currentTarget)}
    >
      <summary onClick={(event) => isProminent && isOpen && event.preventDefault()}>
        {choice.name} {choice.effort && <small>{choice.effort}</small>}
      </summary>
      <div className={styles.content}>
        {isRun ? <SafetySummary /> : safety && <p className={styles.safety}>{safety}</p>}
        {how && <p className="muted">{how}</p>}
        {wasOpened && hasTimers && (
          <TimersBoundary>
            <ProtocolTimers
              protocol={protocol}
              onFill={(field, value) => dispatch({ type: 'typed', protocol, texts: { [field]: value } })}
            />
          </TimersBoundary>
        )}
        <ProtocolForm protocol={protocol} />
        {isRun ? <RunNotes /> : <p className="muted screen-only">{messages.form.note}</p>}
        <Announcement result={state.results[protocol]} />
      </div>
    </details>
  )
}
