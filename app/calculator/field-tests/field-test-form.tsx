import { useRef, useState, type SubmitEvent } from 'react'
import { useLocation } from 'react-router'
import type { FieldTestName } from '../../../domain/field-tests/field-test.ts'
import type { CalculatorMessages } from '../../../i18n/fr/calculator/calculator.ts'
import type { FieldTestMessages } from '../../../i18n/fr/tests/field-tests.ts'
import { Button } from '../../components/links/button.tsx'
import { useMessages } from '../../messages.ts'
import box from '../form/boxed-form.module.css'
import { ErrorSummary } from '../form/error-summary.tsx'
import { usePostedFieldTest } from '../posted-answers.ts'
import { CalculatorMessagesContext } from '../messages.ts'
import { fieldId } from './fields.ts'
import type { FieldTestFormData } from './form-data.ts'
import { Announced, Answer, Clocks, loadParts } from './lazy-parts.tsx'
import { errorInWords, labelOf, TestFields } from './test-fields.tsx'

interface FieldTestFormProps {
  test: FieldTestName
  messages: CalculatorMessages
  words: FieldTestMessages
}

/**
 * A test's fields and its answer, folded under the text of the test. Without JavaScript the form posts to its page; with
 * it, all that works the answer out comes when the form is opened. Nothing is saved unless
 * the reader asks.
 */
export function FieldTestForm({ test, messages, words }: FieldTestFormProps) {
  const { locale } = useMessages()
  const { pathname } = useLocation()
  const posted = usePostedFieldTest(test)
  const [submitted, setSubmitted] = useState<FieldTestFormData>()
  const [isOpened, setOpened] = useState(false)
  const [isUnavailable, setUnavailable] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { values, fieldTest, errors } = submitted ?? posted ?? {}

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const parts = await loadParts().catch(() => undefined)
    setUnavailable(!parts)
    if (!parts || !form.current) return
    const read = parts.parseFieldTestForm(test, new FormData(form.current), locale)
    setSubmitted(read)
    const [wrong] = read.errors ?? []
    if (wrong) form.current.querySelector<HTMLElement>(`#${fieldId(test, wrong.field)}`)?.focus()
  }

  function onFill(field: string, value: string) {
    const control = form.current?.elements.namedItem(field) as HTMLInputElement | HTMLSelectElement
    control.value = value
  }

  const label = (field: string) => labelOf(test, field, words).label
  const anchor = `${test}-form`
  return (
    <CalculatorMessagesContext value={messages}>
      <details
        className={box.box}
        id={anchor}
        {...(posted && { open: true })}
        onToggle={({ currentTarget }) => {
          if (!currentTarget.open) return
          setOpened(true)
          loadParts().catch(() => undefined) // tried again when the form is sent, which then says so
        }}
      >
        <summary>{words.open(words.tests[test])}</summary>
        {isOpened && <Clocks test={test} words={words} onFill={onFill} />}
        <form
          ref={form}
          method="post"
          action={`${pathname}#${anchor}`}
          aria-label={words.tests[test]}
          noValidate
          onSubmit={(event) => void onSubmit(event)}
        >
          <input type="hidden" name="test" value={test} />
          {posted?.errors && !submitted && (
            <ErrorSummary
              errors={posted.errors.map((error) => ({
                id: fieldId(test, error.field),
                text: `${label(error.field)} – ${errorInWords(error, messages, words)}`,
              }))}
            />
          )}
          <TestFields test={test} values={values} errors={errors} words={words} />
          <Button type="submit">{words.submit}</Button>
        </form>
        <p className={box.note}>{words.note}</p>
        {isUnavailable && <p role="alert">{words.unavailable}</p>}
        <p className="visually-hidden" role="status">
          {submitted?.fieldTest && <Announced words={words} fieldTest={submitted.fieldTest} />}
        </p>
        {fieldTest && values && (
          <Answer
            words={words}
            name={words.tests[test]}
            fieldTest={fieldTest}
            values={values}
            kept={submitted ? undefined : posted?.kept}
            anchor={anchor}
            isNew={submitted !== undefined}
          />
        )}
      </details>
    </CalculatorMessagesContext>
  )
}
