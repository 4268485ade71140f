import { useState } from 'react'
import { tests, type TestName } from '../../domain/tests/registry.ts'
import { prepareSaving } from '../outbox/save-record.ts'
import { useHydrated } from '../use-hydrated.ts'
import styles from './calculator.module.css'
import { useShownEntry, useTestState } from './calculator-state.ts'
import { RunNotes } from './form/run-notes.tsx'
import { SafetyLine } from './form/safety.tsx'
import { TestForm } from './form/test-form.tsx'
import { preloadDetails, TestClocks } from './lazy.tsx'
import { useCalculatorMessages } from './messages.ts'
import { Announcement } from './result/announcement.tsx'
import { TestDrawing } from './test-drawing.tsx'
import { useTypedValues } from './typed-values.ts'

interface TestFoldProps {
  test: TestName
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
}

/** A test as a line of the card that opens: its clocks, its form, and what is said of it. */
export function TestFold({ test, isOpen, onToggle }: TestFoldProps) {
  const messages = useCalculatorMessages()
  const { choice, safety } = messages.tests[test]
  const { fields, phases, saved } = tests[test]
  const isRun = test === 'cooper-run'
  const isAlive = useHydrated()
  // clocks go on while another test is looked at
  const [wasOpened, setOpened] = useState(false)
  if (isAlive && isOpen && !wasOpened) setOpened(true)
  const hasClocks = phases ?? Object.values(fields).some((field) => 'clock' in field)
  const { type } = useTypedValues(test)
  const { saveKey } = useTestState(test).state
  const { entry, status, isPosted } = useShownEntry(test)

  function prepare() {
    preloadDetails(messages)
    if (saved === 'always') prepareSaving()
  }

  return (
    <details
      className={styles.test}
      name="test"
      id={test}
      open={isOpen}
      onFocus={prepare}
      // in React it bubbles, from the folds inside too
      onToggle={({ target, currentTarget }) => target === currentTarget && onToggle(currentTarget.open)}
    >
      <summary>
        <TestDrawing test={test} />
        <span>
          <b>{choice.name}</b> <small>{choice.effort}</small>
        </span>
      </summary>
      <div className={styles.inside}>
        {isRun ? <SafetyLine /> : safety && <p className={styles.safety}>{safety}</p>}
        {wasOpened && hasClocks && <TestClocks test={test} onFill={(field, value) => type({ [field]: value })} />}
        <TestForm test={test} isAnswered={entry !== undefined} />
        {isRun ? <RunNotes /> : <p className={styles.note}>{messages.form.note}</p>}
        <Announcement {...(!isPosted && { entry, saveKey, ...(isRun && { status }) })} />
      </div>
    </details>
  )
}
