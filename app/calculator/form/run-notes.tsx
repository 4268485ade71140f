import { lazy, useState } from 'react'
import { useLocation } from 'react-router'
import { inTab } from '../../../contract/stored.ts'
import { tests } from '../../../domain/tests/registry.ts'
import { asTyped } from '../../../i18n/number.ts'
import { trackAnchor } from '../../../i18n/pages.ts'
import { PageLink } from '../../components/links/page-link.tsx'
import { useMessages } from '../../messages.ts'
import { useHydrated } from '../../use-hydrated.ts'
import styles from '../calculator.module.css'
import { useCalculator } from '../calculator-context.ts'
import { Loading } from '../loading.tsx'
import { useCalculatorMessages } from '../messages.ts'
import { fieldId, fieldWords } from './field-words.ts'
import { Safety } from './safety.tsx'

const LapCounter = lazy(() => import('./lap-counter.tsx').then(({ LapCounter }) => ({ default: LapCounter })))
const Track = lazy(() => import('../track/track.tsx').then(({ Track }) => ({ default: Track })))

/** Under the form of a run: what is kept, what helps to fill it in, who should ask first, and how far it can be trusted. */
export function RunNotes() {
  const { locale, pageNames } = useMessages()
  const { form: words } = useCalculatorMessages()
  const { state, dispatch } = useCalculator()

  /** What is `kept` of a test at the track comes in where nobody has typed. */
  function onDistance(distance: number, isKept = false) {
    if (isKept && state.texts['cooper-run']?.distance !== undefined) return
    dispatch({ type: 'typed', test: 'cooper-run', texts: { distance: asTyped(distance, locale) } })
    if (!isKept) document.getElementById(fieldId('cooper-run', 'distance'))!.focus()
  }

  return (
    <>
      <div className="muted screen-only">
        <p>{words.notice.text}</p>
        <details>
          <summary>{words.notice.title}</summary>
          <p>
            {words.notice.details} <PageLink to="privacy">{pageNames.privacy}</PageLink>
          </p>
        </details>
      </div>
      <div className={`screen-only ${styles.cells}`}>
        <Laps onDistance={onDistance} />{' '}
        <a className={styles.scripted} id={trackAnchor} href={`#${trackAnchor}`}>
          {words.start}
        </a>{' '}
        <Why />
      </div>
      <p className={`screen-only ${styles.safety}`}>{words.safety.emergency}</p>
      <details className={`screen-only ${styles.before}`}>
        <summary>{words.beforeRunning}</summary>
        <Safety />
      </details>
      <p className={styles.disclaimer} data-disclaimer>
        {words.disclaimer}
      </p>
      <AtTrack onDistance={onDistance} />
    </>
  )
}

/** The companion at the track, from when the address has named it, or while this tab has a test under way: its code comes then. */
function AtTrack({ onDistance }: { onDistance: (distance: number, isKept: boolean) => void }) {
  const { hash } = useLocation()
  const isAlive = useHydrated()
  const [isOpened, setOpened] = useState(false)
  if (isAlive && !isOpened && (hash === `#${trackAnchor}` || hasTrack())) setOpened(true)
  if (!isOpened) return null
  return (
    <Loading>
      <Track onDistance={onDistance} />
    </Loading>
  )
}

function hasTrack(): boolean {
  try {
    return inTab.track in sessionStorage
  } catch {
    return false // a browser that keeps nothing
  }
}

/** What is inside needs JavaScript and comes when it is opened. */
function Laps({ onDistance }: { onDistance: (distance: number) => void }) {
  const { laps } = useCalculatorMessages().form
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.scripted} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{laps}</summary>
      {isOpen && (
        <Loading>
          <LapCounter onDistance={onDistance} />
        </Loading>
      )}
    </details>
  )
}

/** The limits of each number, and what it is used for. */
function Why() {
  const site = useMessages()
  const words = useCalculatorMessages()
  const { why } = words.form
  const ranges = Object.keys(tests['cooper-run'].fields)
    .map((name) => fieldWords('cooper-run', name, words, site))
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
