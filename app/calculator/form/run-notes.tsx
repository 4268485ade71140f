import { lazy, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { limits } from '../../../domain/published-constants.ts'
import { sessionKeys } from '../../../api/browser-storage.ts'
import { runFields } from '../../../domain/protocols/cooper-run/cooper-run.ts'
import { protocols } from '../../../domain/protocols/registry.ts'
import { asTyped, parseNumber } from '../../../i18n/format/number.ts'
import { trackAnchor } from '../../../i18n/pages.ts'
import { Button } from '../../components/links/button.tsx'
import { PageLink } from '../../components/links/page-link.tsx'
import { useMessages } from '../../messages.ts'
import { useHydrated } from '../../use-hydrated.ts'
import styles from '../calculator.module.css'
import { useCalculator, useFormTexts } from '../state/calculator-context.ts'
import { TimersBoundary } from '../lazy-boundary.tsx'
import { useCalculatorMessages } from '../messages.ts'
import { fieldMessages } from './field-messages.ts'
import { fieldId, formId, withoutSaving } from './form-names.ts'
import { SafetyAdvice } from './safety-advice.tsx'

const LapCounter = lazy(() => import('./laps/lap-counter.tsx').then(({ LapCounter }) => ({ default: LapCounter })))
const Track = lazy(() => import('../track/track.tsx').then(({ Track }) => ({ default: Track })))

/** Renders what is below the form of a run: the notice about saving, the disclaimer, and the help at the track. */
export function RunNotes() {
  const { locale, pageNames } = useMessages()
  const { form: words } = useCalculatorMessages()
  const { state, dispatch } = useCalculator()

  /** Fills in a distance. A distance restored from an earlier load of the page does not replace a typed one. */
  function onDistance(distance: number, isRestored = false) {
    if (isRestored && state.texts['cooper-run']?.distance !== undefined) return
    dispatch({ type: 'typed', protocol: 'cooper-run', texts: { distance: asTyped(distance, locale) } })
    if (!isRestored) document.getElementById(fieldId('cooper-run', 'distance'))!.focus()
  }

  // the track dialog returns the focus to its link, which has to be visible
  const fold = useRef<HTMLDetailsElement>(null)
  const hasTrackHash = useLocation().hash === `#${trackAnchor}`
  useEffect(() => {
    if (hasTrackHash) fold.current!.open = true
  }, [hasTrackHash])

  const age = parseNumber(useFormTexts('cooper-run').age ?? '', locale)
  // below the minimum, the age is the first digit of a number that is being typed
  const isChild = age >= runFields.age.min && age < limits.consentAge
  return (
    <>
      <div className="muted screen-only">
        <p>{words.notice.text}</p>
        {isChild && <p>{words.notice.parent}</p>}
        <details className={styles.quiet}>
          <summary>{words.notice.title}</summary>
          <p>
            {words.notice.details} {words.notice.parent} <PageLink to="privacy">{pageNames.privacy}</PageLink>
          </p>
          <Button quiet type="submit" form={formId('cooper-run')} {...withoutSaving}>
            {words.notice.withoutSaving}
          </Button>
        </details>
      </div>
      <p className={styles.disclaimer} data-disclaimer>
        {words.disclaimer}
      </p>
      <details className={`screen-only ${styles.track}`} ref={fold}>
        <summary>{words.atTrack}</summary> <SafetyAdvice />
        <p className={styles.safety}>{words.safety.emergency}</p>
        <a className={styles.needsScripts} id={trackAnchor} href={`#${trackAnchor}`}>
          {words.start}
        </a>{' '}
        <LazyLapCounter onDistance={onDistance} /> <InputUses />
      </details>
      <LazyTrack onDistance={onDistance} />
    </>
  )
}

/** Loads the track screens once the address has their hash, or if this tab has a test under way. */
function LazyTrack({ onDistance }: { onDistance: (distance: number, isRestored: boolean) => void }) {
  const { hash } = useLocation()
  const isHydrated = useHydrated()
  const [isOpened, setOpened] = useState(false)
  if (isHydrated && !isOpened && (hash === `#${trackAnchor}` || hasTrack())) setOpened(true)
  if (!isOpened) return null
  return (
    <TimersBoundary>
      <Track onDistance={onDistance} />
    </TimersBoundary>
  )
}

function hasTrack(): boolean {
  try {
    return sessionKeys.track in sessionStorage
  } catch {
    return false // storage is blocked
  }
}

/** Loads the lap counter when its fold is opened. */
function LazyLapCounter({ onDistance }: { onDistance: (distance: number) => void }) {
  const { laps } = useCalculatorMessages().form
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.needsScripts} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{laps}</summary>
      {isOpen && (
        <TimersBoundary>
          <LapCounter onDistance={onDistance} />
        </TimersBoundary>
      )}
    </details>
  )
}

/** Renders the limits of each number and what the number is used for. */
function InputUses() {
  const site = useMessages()
  const words = useCalculatorMessages()
  const { why } = words.form
  const ranges = Object.keys(protocols['cooper-run'].fields)
    .map((name) => fieldMessages('cooper-run', name, words, site))
    .filter(({ unit }) => unit)
    .map(({ label, hint }) => `${label}, ${hint}`)
  return (
    <details>
      <summary>{why.title}</summary>
      {[`${ranges.join(' · ')}.`, ...why.uses].map((line) => (
        <p key={line}>{line}</p>
      ))}
    </details>
  )
}
