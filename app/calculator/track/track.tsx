import { useEffect, useEffectEvent, useRef, useState, type Ref } from 'react'
import { createPortal } from 'react-dom'
import { useLocation, useNavigate } from 'react-router'
import { trackAnchor } from '../../../i18n/pages.ts'
import button from '../../components/links/button.module.css'
import { Button } from '../../components/links/button.tsx'
import { useMessages } from '../../messages.ts'
import { useTimerMessages } from '../messages.ts'
import { pageNow } from '../timers/page-clock.ts'
import { usePageClock } from '../timers/use-page-clock.ts'
import styles from './track-bar.module.css'
import { Clock, LiveStatus } from './track-screens.tsx'
import type { ScreenProps } from './screen-props.ts'
import { storeTrack, loadTrack, newTrack, type TrackTest } from './track-storage.ts'
import { testEnd, progressAt, type TrackAction } from './track-progress.ts'
import { TrackDialog } from './track-dialog.tsx'
import { useSignals } from './use-signals.ts'

interface TrackProps {
  /** receives whole metres for the form; `isRestored` if they were entered before this page was loaded */
  onDistance: (distance: number, isRestored: boolean) => void
}

/**
 * Renders the test at the track: a full-screen dialog while the address has its hash, else a bar while the test
 * continues. A portal puts it at the end of the document, so that its fields belong to no form of the page.
 */
export function Track({ onDistance }: TrackProps) {
  const { track: words } = useTimerMessages()
  const { locale } = useMessages()
  const { hash, pathname, search } = useLocation()
  const navigate = useNavigate()
  const [track, setTrack] = useState(() => loadTrack() ?? newTrack)
  const isUnderWay = track.actions.length > 0
  const now = usePageClock(isUnderWay ? testEnd(track.actions) : undefined)
  const progress = progressAt(track.actions, now)
  const isOver = progress.phase === 'over'
  const isFilled = isOver || progress.phase === 'coolDown'
  const hasTrackHash = hash === `#${trackAnchor}`
  // once a test is over, opening the dialog again starts a new test
  const [hasLeft, setLeft] = useState(false)
  const forget = () => setTrack({ ...track, actions: [], distance: undefined })
  if (isOver && !hasTrackHash && !hasLeft) setLeft(true)
  if (hasLeft && hasTrackHash) {
    setLeft(false)
    forget()
  }
  const bar = useRef<HTMLElement>(null)
  // whether the distance was entered since this page was loaded
  const wasEnteredHere = useRef(false)
  const onTouch = useSignals({ ...track, progress, now, words, locale })

  const leave = () => void navigate({ pathname, search, hash: '' }, { replace: true, preventScrollReset: true })

  function dispatch(type: TrackAction['type'], change?: Partial<TrackTest>) {
    const at = pageNow()
    const actions = [...track.actions, { type, at }]
    const { phase } = progressAt(actions, at)
    const next = { ...track, ...change, actions }
    if (type === 'fill') wasEnteredHere.current = true
    onTouch(
      next,
      phase === progress.phase || phase === 'before' || phase === 'over' ? undefined : words.phases[phase].name,
    )
    setTrack(next)
  }

  function end() {
    forget()
    leave()
  }

  useEffect(() => storeTrack(isOver ? undefined : track), [track, isOver])

  const fillIn = useEffectEvent(onDistance)
  useEffect(() => {
    if (isFilled && track.distance !== undefined) fillIn(track.distance, !wasEnteredHere.current)
  }, [isFilled, track.distance])
  // during the cool-down, a link with the hash focuses the bar instead of opening the dialog
  const leaveForBar = useEffectEvent(() => {
    if (isFilled) leave()
    return isFilled
  })
  useEffect(() => {
    const { current } = bar
    if (!hasTrackHash || !leaveForBar()) return
    return () => current?.focus({ preventScroll: true })
  }, [hasTrackHash])

  const screen: ScreenProps = { words, track, progress, now, dispatch, leave, end }
  return createPortal(
    hasTrackHash && !isFilled ? <TrackDialog {...screen} /> : isUnderWay && <Bar {...screen} ref={bar} />,
    document.body,
  )
}

/** Renders the bar of a test under way, with a link back to the test or with the cool-down. */
function Bar({ ref, ...screen }: ScreenProps & { ref: Ref<HTMLElement> }) {
  const { words, progress, end } = screen
  const { phase } = progress
  const isFilled = phase === 'coolDown' || phase === 'over'
  useEffect(() => {
    const { classList } = document.documentElement
    classList.add(styles.scrollAboveBar!)
    return () => classList.remove(styles.scrollAboveBar!)
  }, [])
  return (
    <section className={`screen-only ${styles.bar}`} ref={ref} tabIndex={-1} aria-label={words.title}>
      <p>
        <strong>{phase === 'over' ? words.signals.over : phase !== 'before' && words.phases[phase].name}</strong>
        {phase === 'coolDown' && <span> {words.phases.coolDown.text}</span>}
      </p>
      {phase !== 'over' && phase !== 'ready' && <Clock {...screen} className={styles.clock} />}
      {isFilled ? (
        <Button quiet onClick={end}>
          {words.bar.end}
        </Button>
      ) : (
        <a className={button.button} href={`#${trackAnchor}`}>
          {words.bar.back}
        </a>
      )}
      <LiveStatus {...screen} />
    </section>
  )
}
