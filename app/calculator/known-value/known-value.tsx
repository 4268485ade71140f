import { Suspense, useEffect, useState, type FormEvent } from 'react'
import { useLocation } from 'react-router'
import type { CalculatorMessages } from '../../../i18n/calculator.fr.ts'
import button from '../../components/button.module.css'
import { useMessages } from '../../messages.ts'
import { CalculatorMessagesContext } from '../messages.ts'
import { GenderField, TextField } from '../form/field.tsx'
import { readKnown, useAskedValue, type KnownField, type KnownSubmission } from './form-data.ts'
import styles from './known-value.module.css'
import { fetchLater, KnownWorth } from '../later.ts'
import { tellAnswer } from '../result/displayed-result-store.ts'
import { Announcement, Verdict } from '../result/headline.tsx'

/** Where the form lands when it is sent without JavaScript. */
const anchor = 'votre-vo2max'
const idOf = (field: KnownField) => `known-${field}`

/**
 * Rates a VO2max that somebody has from a watch or a laboratory, in the browser. Without JavaScript the form asks its
 * own page with the values in the address, and the server renders the answer; either way nothing is saved.
 */
export function KnownValue({ messages }: { messages: CalculatorMessages }) {
  const { known: words, form, result } = messages
  const { locale } = useMessages()
  const { pathname } = useLocation()
  const asked = useAskedValue()
  const [typed, setTyped] = useState<KnownSubmission>()
  const { values, measured, errors } = typed ?? asked ?? {}

  useEffect(() => {
    if (!typed?.measured) return
    tellAnswer(typed.measured)
    return () => tellAnswer(undefined)
  }, [typed])

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const submission = readKnown(new FormData(event.currentTarget), locale)
    setTyped(submission)
    const wrong = submission.errors?.[0]
    if (wrong) event.currentTarget.querySelector<HTMLElement>(`#${idOf(wrong.field as KnownField)}`)?.focus()
  }

  const error = (field: KnownField) => errors?.find((error) => error.field === field)
  return (
    <CalculatorMessagesContext value={messages}>
      <div className={styles.known} id={anchor} onFocus={() => fetchLater(messages)}>
        <h3>{words.title}</h3>
        <p>{words.lede}</p>
        <form method="get" action={`${pathname}#${anchor}`} noValidate onSubmit={onSubmit}>
          <TextField
            id={idOf('vo2max')}
            name="vo2max"
            words={words.vo2max}
            error={error('vo2max')}
            defaultValue={values?.vo2max}
          />
          <TextField
            id={idOf('age')}
            name="age"
            words={form.fields.age}
            error={error('age')}
            defaultValue={values?.age}
          />
          <GenderField id={idOf('gender')} value={values?.gender} error={error('gender')} />
          <button className={`${button.button} ${button.quiet}`} type="submit">
            {words.submit}
          </button>
        </form>
        {measured && (
          <div className={styles.answer}>
            <h4>{words.answer}</h4>
            <Verdict measured={measured} />
            <Suspense>
              <KnownWorth measured={measured} />
            </Suspense>
            <p className={styles.note}>{result.percentileNote}</p>
          </div>
        )}
        <Announcement measured={typed?.measured} />
      </div>
    </CalculatorMessagesContext>
  )
}
