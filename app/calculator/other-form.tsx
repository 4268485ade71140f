import { useRef, useState, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router'
import { noExerciseFields } from '#domain/protocols/no-exercise.ts'
import { outcomeOf, protocolFields, type OtherEntry, type OtherProtocolName } from '#domain/protocols/registry.ts'
import { walkFields } from '#domain/protocols/rockport-walk.ts'
import { Button } from '../ui/button.tsx'
import { focusField } from '../focus.ts'
import { useMessages } from '../messages.ts'
import styles from './calculator.module.css'
import { textsOf } from './fields/field-text.ts'
import { ProtocolFields } from './fields/fields.tsx'
import { answerId, formId, idPrefixOf } from './form-names.ts'
import { LazyBoundary, loadAnswers } from './lazy-parts.tsx'
import { scrollToAnswer } from './answer/scroll-to-answer.ts'
import { parseEntry } from './fields/parse-entry.ts'
import { PulseTaps } from './track/pulse-taps.tsx'
import type { FormProps } from './run-form.tsx'
import { useFormTexts } from './fields/use-form-texts.ts'

/** Renders the form of another protocol than the run, and its answer. Nothing is sent or kept. */
export function OtherForm({ protocol, posted, onAnnounce }: FormProps & { protocol: OtherProtocolName }) {
  const { locale, calculator: words } = useMessages()
  const { pathname } = useLocation()
  const answer = useRef<HTMLDivElement>(null)
  const [texts, onType] = useFormTexts(formId(protocol), posted?.texts ?? textsOf(protocolFields[protocol], {}, locale))
  const [errors, setErrors] = useState(posted?.errors)
  const [entry, setEntry] = useState(posted?.entry)
  const [submissions, setSubmissions] = useState(0)
  const [isTapping, setTapping] = useState(false)
  const idPrefix = idPrefixOf(protocol)
  const { name, how, submit } = words.protocols[protocol]
  const sentenceOf = useSentence()
  const [pulseName, pulseLimits] =
    protocol === 'no-exercise'
      ? (['restingPulse', noExerciseFields.restingPulse] as const)
      : (['pulse', walkFields.pulse] as const)

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const { entry, errors } = parseEntry(protocol, new FormData(event.currentTarget), locale)
    flushSync(() => setErrors(errors))
    if (!entry) return focusField(idPrefix + errors![0]!.field)
    flushSync(() => {
      setEntry(entry)
      setSubmissions(submissions + 1)
    })
    scrollToAnswer(answer.current!)
    onAnnounce(sentenceOf(entry))
  }

  function onPulse(pulse: number) {
    onType({ [pulseName]: String(pulse) })
    setTapping(false)
    focusField(idPrefix + pulseName)
  }

  const tapPulse = (
    <button
      className="text-button needs-script"
      type="button"
      aria-expanded={isTapping}
      onClick={() => setTapping(!isTapping)}
    >
      {words.form.tapPulse}
    </button>
  )
  return (
    <>
      <form
        className={styles.form}
        id={formId(protocol)}
        method="post"
        action={`${pathname}#${answerId}`}
        aria-label={name}
        // browsers bring back the whole form after Back, or nothing: they would lose what React writes into text fields
        autoComplete="off"
        noValidate
        onSubmit={onSubmit}
      >
        <input type="hidden" name="protocol" value={protocol} />
        {posted?.errors && <span className="visually-hidden" id={answerId} />}
        <p className="muted">{how}</p>
        <ProtocolFields
          protocol={protocol}
          {...{ texts, errors, onType, idPrefix }}
          beside={{ pulse: tapPulse, restingPulse: tapPulse }}
          hidden={texts.frequency === 'rarely' ? ['intensity', 'length'] : []}
        />
        {isTapping && (
          <div className={styles.tool}>
            <PulseTaps limits={pulseLimits} onUse={onPulse} />
          </div>
        )}
        <Button type="submit">{submit}</Button>
      </form>
      <div className={styles.answer} ref={answer} {...(entry && { id: answerId })}>
        {entry && (
          <LazyBoundary
            key={submissions}
            load={loadAnswers}
            fallback={<p className={styles.sentence}>{sentenceOf(entry)}</p>}
          >
            {({ OtherAnswer }) => <OtherAnswer entry={entry} />}
          </LazyBoundary>
        )}
      </div>
      <p className={`screen-only muted ${styles.notes}`}>{words.form.notKept}</p>
    </>
  )
}

/** Returns a function that tells an entry's value in one sentence. */
function useSentence() {
  const { number, calculator: words } = useMessages()
  return (entry: OtherEntry) => {
    const outcome = outcomeOf(entry)
    return outcome.kind === 'estimate' ? words.announcedValue(number(outcome.vo2max, 1)) : words.noValue
  }
}
