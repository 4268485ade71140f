import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { useLocation } from 'react-router'
import { errorMessage, type FieldError } from '../../../contract/field-error.ts'
import type { Run } from '../../../domain/tests/cooper-run/cooper-run.ts'
import { asTyped } from '../../../i18n/number.ts'
import { trackAnchor } from '../../../i18n/pages.ts'
import button from '../../components/links/button.module.css'
import { PageLink } from '../../components/links/page-link.tsx'
import { useMessages } from '../../messages.ts'
import { dismissToast } from '../../outbox/save.ts'
import { useHydrated } from '../../use-hydrated.ts'
import type { PostedAnswer } from '../posted-answers.ts'
import { useCalculatorMessages } from '../messages.ts'
import styles from '../calculator.module.css'
import { ErrorSummary } from './error-summary.tsx'
import { GenderField, NumberField } from './field.tsx'
import { LapCounter, Track } from '../lazy-details.tsx'
import { hasTrack } from '../track/has-track.ts'
import { useCalculatorState, useTypedValues } from '../calculator-state.ts'
import { parseRunForm, type RunField } from './form-data.ts'

/** Where a posted form lands: on its result, or on the summary of its errors. */
export const answerId = 'resultat'
export const calculatorFormId = 'formulaire'

interface CalculatorFormProps {
  posted: PostedAnswer | undefined
  pending: boolean
  onRun: (run: Run) => void
}

/** Without JavaScript the form posts to its own page, which answers with the result or the errors. */
export function CalculatorForm({ posted, pending, onRun }: CalculatorFormProps) {
  const { locale, pageNames } = useMessages()
  const { form: words } = useCalculatorMessages()
  const { pathname } = useLocation()
  const form = useRef<HTMLFormElement>(null)
  const [{ errors = posted?.errors }, change] = useCalculatorState()
  const typed = useTypedValues('run')
  const submit = useRef<HTMLButtonElement>(null)
  useKeptFocus(submit, pending)

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending) return
    dismissToast() // it speaks of the run before
    const form = event.currentTarget
    const { run, errors } = parseRunForm(new FormData(form), locale)
    change({ errors: errors ?? [] })
    if (run) onRun(run)
    else form.querySelector<HTMLElement>(`#${errors?.[0]?.field}`)?.focus()
  }

  const control = (name: RunField) => form.current!.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement

  function onDistance(distance: number, isKept = false) {
    const field = control('distance') as HTMLInputElement
    if (isKept && (typed.before || field.value !== field.defaultValue)) return
    field.value = asTyped(distance, locale)
    if (!isKept) field.focus()
    typed.store(form.current!)
  }

  const field = (name: RunField) => ({
    value: typed.before?.[name] ?? posted?.values[name],
    error: errors?.find((error) => error.field === name),
    hintAtError: true,
  })
  const asSummary = (error: FieldError) => ({
    id: error.field,
    text: `${words.fields[error.field as RunField].label} – ${errorMessage(error, words.rules)}`,
  })
  return (
    <>
      <form
        className={styles.form}
        id={calculatorFormId}
        aria-label={words.title}
        ref={form}
        method="post"
        action={`${pathname}#${answerId}`}
        noValidate
        onSubmit={onSubmit}
        onChange={({ currentTarget }) => typed.store(currentTarget)}
      >
        {posted?.errors && errors === posted.errors && <ErrorSummary id={answerId} errors={errors.map(asSummary)} />}
        <NumberField name="age" {...field('age')} />
        <GenderField {...field('gender')} />
        <NumberField name="weight" {...field('weight')} />
        <NumberField name="distance" {...field('distance')} />
        <div className={styles.folds}>
          <Laps onDistance={onDistance} />{' '}
          <a className={styles.start} id={trackAnchor} href={`#${trackAnchor}`}>
            {words.start}
          </a>{' '}
          <Why />
        </div>
        <button ref={submit} className={`${button.button} ${styles.submit}`} type="submit" disabled={pending}>
          {pending ? words.pending : words.submit}
        </button>
        <div className={styles.note}>
          <p>{words.notice.text}</p>
          <details>
            <summary>{words.notice.title}</summary>
            <p>
              {words.notice.details} <PageLink to="privacy">{pageNames.privacy}</PageLink>
            </p>
          </details>
        </div>
        <p className={styles.disclaimer}>{words.disclaimer}</p>
      </form>
      <AtTrack onDistance={onDistance} />
    </>
  )
}

/**
 * The companion at the track, from when the address has named it, or while this tab has a test under way: its code comes then.
 * It stands beside the form, which would take what its own forms send for a run.
 */
function AtTrack({ onDistance }: { onDistance: (distance: number, isKept: boolean) => void }) {
  const { hash } = useLocation()
  const isAlive = useHydrated()
  const [isOpened, setOpened] = useState(false)
  if (isAlive && !isOpened && (hash === `#${trackAnchor}` || hasTrack())) setOpened(true)
  return isOpened && <Track onDistance={onDistance} />
}

/** Folded away beside the distance; what is inside needs JavaScript and comes when it is opened. */
function Laps({ onDistance }: { onDistance: (distance: number) => void }) {
  const { laps } = useCalculatorMessages().form
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.laps} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{laps}</summary>
      {isOpen && <LapCounter onDistance={onDistance} />}
    </details>
  )
}

/** Folded away too: the limits of each number, and what it is used for. */
function Why() {
  const { fields, why } = useCalculatorMessages().form
  const ranges = (['age', 'weight', 'distance'] as const).map((name) => `${fields[name].label}, ${fields[name].hint}`)
  return (
    <details className={styles.why}>
      <summary>{why.title}</summary>
      {[`${ranges.join(' · ')}.`, ...why.uses].map((line) => (
        <p key={line}>{line}</p>
      ))}
    </details>
  )
}

/** A button that is disabled loses the focus; it gets it back if nothing else has taken it meanwhile. */
function useKeptFocus(button: { current: HTMLButtonElement | null }, pending: boolean) {
  const hadFocus = useRef(false)
  useEffect(() => {
    if (pending) {
      hadFocus.current = true
    } else if (hadFocus.current) {
      hadFocus.current = false
      if (document.activeElement === document.body) button.current?.focus({ preventScroll: true })
    }
  }, [pending, button])
}
