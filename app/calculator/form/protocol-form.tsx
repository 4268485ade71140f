import { useEffect, useEffectEvent, useLayoutEffect, useRef, type SubmitEvent } from 'react'
import { useLocation } from 'react-router'
import { protocols, type ProtocolName } from '../../../domain/protocols/registry.ts'
import button from '../../components/links/button.module.css'
import { useLastRuns } from '../../storage/last-runs.ts'
import { useMessages } from '../../messages.ts'
import { dismissToast } from '../../layout/toast/toast-store.ts'
import { useCalculator, useFormTexts } from '../state/calculator-context.ts'
import { isBusy } from '../state/calculator-state.ts'
import styles from '../calculator.module.css'
import { useCalculatorMessages } from '../messages.ts'
import { typedBeforeHydration } from '../../typed-before-hydration.ts'
import { useDistanceConfirmation } from './distance-confirmation.ts'
import { errorText, fieldMessages } from './field-messages.ts'
import { fieldId, formId, resultId, withoutSaving } from './form-names.ts'
import { parseEntry, type Texts } from './parse-entry.ts'
import { ProtocolFields } from './protocol-fields.tsx'
import { chosenUnitsOf } from './units/units.ts'

/**
 * Renders the form of a protocol. Without JavaScript it posts to its own page, which shows the result or the errors.
 */
export function ProtocolForm({ protocol }: { protocol: ProtocolName }) {
  const site = useMessages()
  const { locale } = site
  const words = useCalculatorMessages()
  const { pathname } = useLocation()
  const { state, dispatch, showResult } = useCalculator()
  const { entry, texts: submittedTexts, errors, status, isPosted } = state.results[protocol] ?? {}
  const texts = useFormTexts(protocol)
  // stores the unit with a number, so that choosing another unit later does not change its meaning
  const onType = (typed: Texts) =>
    dispatch({ type: 'typed', protocol, texts: { ...chosenUnitsOf(texts, typed), ...typed } })
  const form = useRef<HTMLFormElement>(null)
  const { fields, saved } = protocols[protocol]
  const idOf = (field: string) => fieldId(protocol, field)
  const isSaving = saved === 'always' && isBusy(status)
  const submitButton = useRef<HTMLButtonElement>(null)
  const { distanceToConfirm, needsConfirmation } = useDistanceConfirmation(entry)
  const hasRun = useLastRuns().length > 0
  const isExample = protocol === 'cooper-run' && !hasRun && !state.texts[protocol]

  // restores the focus, which the button has lost while disabled
  useEffect(() => {
    const { current } = submitButton
    if (!isSaving) return
    return () => {
      if (document.activeElement === document.body) current?.focus({ preventScroll: true })
    }
  }, [isSaving])

  // keeps what was typed before hydration
  const keepTyped = useEffectEvent(() => {
    const typed = [
      ...(new FormData(form.current!) as Iterable<[string, string]>),
      ...typedBeforeHydration(formId(protocol)),
    ]
    const isTyped = (name: string) => name in fields || name in texts
    const changed = typed.filter(([name, text]) => isTyped(name) && text !== (texts[name] ?? ''))
    if (changed.length) onType(Object.fromEntries(changed))
  })
  useLayoutEffect(() => keepTyped(), [])

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSaving) return
    dismissToast() // the toast is about the previous result
    const form = event.currentTarget
    const parsed = parseEntry(protocol, new FormData(form), locale)
    if (needsConfirmation(parsed.entry)) return showResult(protocol, { texts: parsed.texts, errors: [] }, false)
    const { submitter } = event.nativeEvent
    showResult(protocol, parsed, (submitter as HTMLButtonElement | null)?.value !== withoutSaving.value)
    if (parsed.errors) form.querySelector<HTMLElement>(`#${idOf(parsed.errors[0]!.field)}`)?.focus()
  }

  function correct(typed: Texts) {
    const others = errors?.filter(({ field }) => !(field in typed)) ?? []
    showResult(protocol, { texts: { ...submittedTexts, ...typed }, errors: others }, false)
  }

  return (
    <form
      className={styles.form}
      id={formId(protocol)}
      ref={form}
      method="post"
      action={`${pathname}#${resultId}`}
      aria-label={words.protocols[protocol].name}
      noValidate
      onSubmit={onSubmit}
    >
      <input type="hidden" name="protocol" value={protocol} />
      {errors && isPosted && (
        <div className={styles.summary} id={resultId} role="alert">
          <p>{words.form.errorsTitle}</p>
          <ul>
            {errors.map((error) => (
              <li key={error.field}>
                <a href={`#${idOf(error.field)}`}>
                  {`${fieldMessages(protocol, error.field, words, site).label} – ${errorText(fields[error.field], error, words)}`}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <ProtocolFields
        protocol={protocol}
        texts={texts}
        onType={onType}
        errors={errors}
        refusedTexts={submittedTexts}
        onCorrect={correct}
        distanceToConfirm={distanceToConfirm}
        idOf={idOf}
        hintAtError
      />
      <button
        ref={submitButton}
        className={entry ? `${button.button} ${button.quiet}` : button.button}
        type="submit"
        disabled={isSaving}
      >
        {isSaving ? words.form.pending : words.protocols[protocol].submit}
      </button>
      {/* below the button: hydration removes this paragraph, which would move a button below it under a finger */}
      {isExample && <p className="muted">{words.form.example}</p>}
    </form>
  )
}
