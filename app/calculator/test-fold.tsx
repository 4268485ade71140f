import { lazy, useState } from 'react'
import { flushSync } from 'react-dom'
import { tests, type TestName } from '../../domain/tests/registry.ts'
import { prepareSaving } from '../outbox/save-entry.ts'
import { useHydrated } from '../use-hydrated.ts'
import styles from './calculator.module.css'
import { useCalculator } from './calculator-context.ts'
import { RunNotes } from './form/run-notes.tsx'
import { TestForm } from './form/test-form.tsx'
import { Loading } from './loading.tsx'
import { useCalculatorMessages } from './messages.ts'
import { Announcement } from './result/announcement.tsx'

const TestClocks = lazy(() => import('./clocks/test-clocks.tsx').then(({ TestClocks }) => ({ default: TestClocks })))

/** A test as a line of the card that opens: its clocks, its form, and what is said of it. */
export function TestFold({ test, isOpen }: { test: TestName; isOpen: boolean }) {
  const messages = useCalculatorMessages()
  const { choice, safety, how } = messages.tests[test]
  const { fields, phases, saved } = tests[test]
  const isRun = test === 'cooper-run'
  const isAlive = useHydrated()
  // clocks go on while another test is looked at
  const [wasOpened, setOpened] = useState(false)
  if (isAlive && isOpen && !wasOpened) setOpened(true)
  const hasClocks = phases ?? Object.values(fields).some((field) => 'clock' in field)
  const { state, dispatch } = useCalculator()

  /** Loads what a result needs before there is one. What does not come now is asked for again where it is needed. */
  function prepare() {
    for (const loading of [messages.details(), import('./result/result.tsx'), import('../outbox/flush-outbox.ts')])
      loading.catch(() => undefined)
    if (saved === 'always') prepareSaving()
  }

  /** The test above closes, and would take the line that was tapped along with it, beyond the top of the screen. */
  function follow(fold: HTMLDetailsElement) {
    const isTapped = fold.open && !isOpen
    flushSync(() => dispatch({ type: 'toggled', test, isOpen: fold.open }))
    if (isTapped && fold.getBoundingClientRect().top < 0) fold.scrollIntoView()
  }

  return (
    <details
      className={styles.test}
      name="test"
      id={test}
      open={isOpen}
      onFocus={prepare}
      // in React it bubbles, from the folds inside too
      onToggle={({ target, currentTarget }) => target === currentTarget && follow(currentTarget)}
    >
      <summary>
        <TestDrawing test={test} />
        <span>
          {choice.name} <small>{choice.effort}</small>
        </span>
      </summary>
      <div className={styles.inside}>
        {safety && <p className={styles.safety}>{safety}</p>}
        {how && <p className="muted">{how}</p>}
        {wasOpened && hasClocks && (
          <Loading>
            <TestClocks
              test={test}
              onFill={(field, value) => dispatch({ type: 'typed', test, texts: { [field]: value } })}
            />
          </Loading>
        )}
        <TestForm test={test} />
        {isRun ? <RunNotes /> : <p className="muted screen-only">{messages.form.note}</p>}
        <Announcement answer={state.answers[test]} />
      </div>
    </details>
  )
}

/** A test as a line up the slope to the ceiling, with a mark where it ends. */
function TestDrawing({ test }: { test: TestName }) {
  const { d, x, y } = drawings[test] ?? slope
  return (
    <svg viewBox="0 0 84 40" aria-hidden="true">
      <path d="M2 8h80" />
      <path d={d} />
      <circle cx={x} cy={y} r="5" />
    </svg>
  )
}

const slope = { d: 'M2 36C16 35 23 27 30 19', x: 30, y: 19 }
const drawings: Partial<Record<TestName, typeof slope>> = {
  'cooper-run': { d: 'M2 36C20 35 28 9 50 8h14', x: 64, y: 8 },
  'queens-college-step': { d: 'M2 36h8v-5h8v-6h8v-6h8v-5', x: 35, y: 13 },
  'astrand-ryhming-cycle': {
    d: 'M27 27a10 10 0 1 0-20 0a10 10 0 1 0 20 0M61 27a10 10 0 1 0-20 0a10 10 0 1 0 20 0M17 27l9-14h16l9 14',
    x: 34,
    y: 21,
  },
  'ruffier-dickson-index': { d: 'M6 18l9 14 9-14 9 14 9-14 9 14 9-14', x: 60, y: 18 },
  'no-exercise': { d: 'M26 36h32M30 36V25h24v11M30 25V12', x: 42, y: 17 },
  'known-value': { d: 'M2 8h80M42 14v22', x: 42, y: 8 },
}
