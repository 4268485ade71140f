import { useEffect, type ReactNode, type RefObject, type SubmitEvent } from 'react'
import { useLocation } from 'react-router'
import { tests, type TestName } from '../../../domain/tests/registry.ts'
import { useMessages } from '../../messages.ts'
import { dismissToast } from '../../outbox/save-record.ts'
import { isBusy, useTestState, useTypedValues } from '../calculator-state.ts'
import styles from '../calculator.module.css'
import { useCalculatorMessages } from '../messages.ts'
import { usePostedAnswer } from '../posted-answer.ts'
import { fieldId } from './field-id.ts'
import { errorText, fieldWords } from './field-words.ts'
import { parseEntry } from './parse-entry.ts'
import { TestFields } from './test-fields.tsx'

interface TestFormProps {
  test: TestName
  ref: RefObject<HTMLFormElement | null>
  /** of the part of the page to come back to without JavaScript */
  anchor: string
  label: string
  id?: string
  className?: string | undefined
  /** the help shows with an error only */
  hintAtError?: boolean
  /** whether the anchor is that of the errors, while there are any */
  isAnchorOfErrors?: boolean
  /** after the fields: the button, and what goes with it */
  children: ReactNode
}

/** The form of a test. Without JavaScript it posts to its own page, which answers with the result or the errors. */
export function TestForm({
  test,
  anchor,
  label,
  isAnchorOfErrors,
  hintAtError = false,
  children,
  ...form
}: TestFormProps) {
  const { locale, number } = useMessages()
  const words = useCalculatorMessages()
  const { pathname } = useLocation()
  const posted = usePostedAnswer(test)
  const { state, change, show, save } = useTestState(test)
  const { errors = posted?.errors, status } = state
  const typed = useTypedValues(test)
  const idOf = (field: string) => fieldId(test, field)
  const { fields, saved } = tests[test]
  const isAlwaysSaved = saved === 'always'

  // what the server has answered is no longer there once the page is left
  useEffect(() => {
    if (!posted || state.values) return
    const { values, entry, errors = [], status } = posted
    change({ values, errors, status, ...(entry && { entry }) })
  }, [posted, state.values, change])

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isAlwaysSaved && isBusy(status)) return
    dismissToast() // it speaks of the result before
    const form = event.currentTarget
    const parsed = parseEntry(test, new FormData(form), locale)
    show(parsed)
    if (!parsed.entry) form.querySelector<HTMLElement>(`#${idOf(parsed.errors![0]!.field)}`)?.focus()
    else if (isAlwaysSaved) save(parsed.entry)
  }

  return (
    <form
      {...form}
      method="post"
      action={`${pathname}#${anchor}`}
      aria-label={label}
      noValidate
      onSubmit={onSubmit}
      onChange={({ currentTarget }) => typed.store(currentTarget)}
    >
      <input type="hidden" name="test" value={test} />
      {posted?.errors && (state.values ?? posted.values) === posted.values && (
        <div className={styles.summary} id={isAnchorOfErrors ? anchor : undefined} role="alert">
          <p>{words.form.errorsTitle}</p>
          <ul>
            {posted.errors.map((error) => (
              <li key={error.field}>
                <a href={`#${idOf(error.field)}`}>
                  {`${fieldWords(test, error.field, { words, locale, number }).label} – ${errorText(fields[error.field], error, words)}`}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <TestFields
        test={test}
        values={typed.before ?? posted?.values}
        errors={errors}
        idOf={idOf}
        hintAtError={hintAtError}
      />
      {children}
    </form>
  )
}
