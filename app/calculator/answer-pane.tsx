import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import type { TestName } from '../../domain/tests/registry.ts'
import { calculatorAnchor } from '../../i18n/pages.ts'
import styles from './calculator.module.css'
import { usePostedAnswer, useShownEntry, useTestState } from './calculator-state.ts'
import { answerId } from './form/field-words.ts'
import { TestAnswer } from './lazy.tsx'
import { PaleCurve } from './pale-curve.tsx'
import { Result } from './result/result.tsx'

/** The answer to the open test, at once; until there is one, a curve on wide screens. */
export function AnswerPane({ test }: { test: TestName }) {
  const { state } = useTestState(test)
  const { entry } = useShownEntry(test)
  const hasErrors = usePostedAnswer()?.errors !== undefined
  const pane = useRef<HTMLDivElement>(null)

  // a way back, a page that was loaded with its result, or a test that is opened again stays where it is; a link to the
  // form shows the form
  const isBack = useNavigationType() === NavigationType.Pop
  const isToForm = useLocation().hash === `#${calculatorAnchor}`
  const seen = useRef({ test, entry: isBack || isToForm ? entry : undefined })
  useEffect(() => {
    const isNew = state.entry && seen.current.test === test && seen.current.entry !== state.entry
    if (isNew) pane.current?.scrollIntoView({ block: 'start' })
    seen.current = { test, entry: state.entry }
  }, [test, state.entry])

  return (
    <div
      className={entry ? styles.answer : `screen-only ${styles.empty}`}
      {...(!hasErrors && { id: answerId })}
      ref={pane}
    >
      {!entry ? (
        <PaleCurve />
      ) : entry.test === 'cooper-run' ? (
        <Result run={entry.inputs} />
      ) : (
        <TestAnswer key={test} entry={entry} />
      )}
    </div>
  )
}
