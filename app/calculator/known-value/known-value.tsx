import { useEffect, type SubmitEvent } from 'react'
import { useLocation } from 'react-router'
import type { CalculatorMessages } from '../../../i18n/fr/calculator/calculator.ts'
import { Button } from '../../components/links/button.tsx'
import { useMessages } from '../../messages.ts'
import { CalculatorMessagesContext } from '../messages.ts'
import { usePostedKnownValue } from '../posted-answers.ts'
import { KnownValueFields } from './fields.tsx'
import { knownValueAnchor, parseKnownValueForm, type KnownValueField } from './form-data.ts'
import { useCalculatorState, useTypedValues } from '../calculator-state.ts'
import styles from '../form/boxed-form.module.css'
import { KnownValueResult, preloadDetails } from '../lazy-details.tsx'
import { setCurrentAnswer } from '../result/current-answer.ts'
import { Announcement } from '../result/announcement.tsx'
import { Value } from '../result/headline.tsx'

const idOf = (field: KnownValueField) => `known-${field}`

/**
 * Rates a VO2max that somebody has from a watch or a laboratory, in the browser. Without JavaScript the form posts
 * to its own page, and the server renders the answer: an address would stay in the history and in logs. Nothing is saved
 * unless its reader asks for that.
 */
export function KnownValue({ messages }: { messages: CalculatorMessages }) {
  const { known: words } = messages
  const { locale } = useMessages()
  const { pathname } = useLocation()
  const posted = usePostedKnownValue()
  const [{ known: answered }, change] = useCalculatorState()
  const typed = useTypedValues('known')
  const { values = typed.before, known, errors } = answered ?? posted?.asked ?? {}

  useEffect(() => {
    if (!answered?.known) return
    setCurrentAnswer(answered.known)
    return () => setCurrentAnswer(undefined)
  }, [answered])

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const submitted = parseKnownValueForm(new FormData(event.currentTarget), locale)
    change({ known: submitted })
    const wrong = submitted.errors?.[0]
    if (wrong) event.currentTarget.querySelector<HTMLElement>(`#${idOf(wrong.field as KnownValueField)}`)?.focus()
  }

  return (
    <CalculatorMessagesContext value={messages}>
      <div className={styles.box} id={knownValueAnchor} onFocus={() => preloadDetails(messages)}>
        <h3>{words.title}</h3>
        <p>{words.lede}</p>
        <form
          method="post"
          action={`${pathname}#${knownValueAnchor}`}
          aria-label={words.title}
          noValidate
          onSubmit={onSubmit}
          onChange={({ currentTarget }) => typed.store(currentTarget)}
        >
          <KnownValueFields idOf={idOf} values={values} errors={errors} />
          <Button quiet type="submit">
            {words.submit}
          </Button>
        </form>
        {known && (
          <div className={styles.answer}>
            <h4>{words.answer}</h4>
            <Value vo2max={known.vo2max} />
            <KnownValueResult known={known} values={values!} kept={answered ? undefined : posted?.kept} />
          </div>
        )}
        <Announcement {...(answered?.known && { subject: { known: answered.known } })} />
      </div>
    </CalculatorMessagesContext>
  )
}
