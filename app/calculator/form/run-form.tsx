import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { tests } from '../../../domain/tests/registry.ts'
import { asTyped } from '../../../i18n/number.ts'
import { trackAnchor } from '../../../i18n/pages.ts'
import button from '../../components/links/button.module.css'
import { PageLink } from '../../components/links/page-link.tsx'
import { useMessages } from '../../messages.ts'
import { useHydrated } from '../../use-hydrated.ts'
import { isBusy, useTestState, useTypedValues } from '../calculator-state.ts'
import styles from '../calculator.module.css'
import { LapCounter, Track } from '../lazy-details.tsx'
import { useCalculatorMessages } from '../messages.ts'
import { hasTrack } from '../track/has-track.ts'
import { fieldWords } from './field-words.ts'
import { TestForm } from './test-form.tsx'

/** Where a posted form lands: on its result, or on the summary of its errors. */
export const answerId = 'resultat'
export const runFormId = 'formulaire'

/** The form of a run, with what helps to fill it in and what is said before a run is kept. */
export function RunForm() {
  const { locale, pageNames } = useMessages()
  const { form: words } = useCalculatorMessages()
  const form = useRef<HTMLFormElement>(null)
  const submit = useRef<HTMLButtonElement>(null)
  const isPending = isBusy(useTestState('cooper-run').state.status)
  const typed = useTypedValues('cooper-run')
  useKeptFocus(submit, isPending)

  function onDistance(distance: number, isKept = false) {
    const field = form.current!.elements.namedItem('distance') as HTMLInputElement
    if (isKept && (typed.before || field.value !== field.defaultValue)) return
    field.value = asTyped(distance, locale)
    if (!isKept) field.focus()
    typed.store(form.current!)
  }

  return (
    <>
      <TestForm
        test="cooper-run"
        ref={form}
        id={runFormId}
        className={styles.form}
        anchor={answerId}
        isAnchorOfErrors
        label={words.title}
        hintAtError
      >
        <div className={styles.folds}>
          <Laps onDistance={onDistance} />{' '}
          <a className={styles.start} id={trackAnchor} href={`#${trackAnchor}`}>
            {words.start}
          </a>{' '}
          <Why />
        </div>
        <button ref={submit} className={`${button.button} ${styles.submit}`} type="submit" disabled={isPending}>
          {isPending ? words.pending : words.submit}
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
      </TestForm>
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
  const { locale, number } = useMessages()
  const words = useCalculatorMessages()
  const { why } = words.form
  const ranges = Object.keys(tests['cooper-run'].fields)
    .map((name) => fieldWords('cooper-run', name, { words, locale, number }))
    .filter(({ unit }) => unit)
    .map(({ label, hint }) => `${label}, ${hint}`)
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
