import { useEffect, useRef, useState } from 'react'
import { trackAnchor } from '../../../i18n/pages.ts'
import { Button } from '../../components/links/button.tsx'
import button from '../../components/links/button.module.css'
import type { TrackAction } from './track-progress.ts'
import type { ScreenProps } from './screen-props.ts'
import { LastLapScreen, LiveStatus, RunScreen } from './track-screens.tsx'
import { TrackForm } from './track-form.tsx'
import styles from './track.module.css'

/** Renders the test in full screen. Escape shows the page again; only “Stop” ends the test, after a confirmation. */
export function TrackDialog(screen: ScreenProps) {
  const { words, progress, leave } = screen
  const { phase, pausedAt } = progress
  const isBefore = phase === 'before'
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const stop = useRef<HTMLButtonElement>(null)
  const [isMenuOpen, setMenuOpen] = useState(false)
  useEffect(() => {
    dialog.current!.showModal()
    return () => document.getElementById(trackAnchor)?.focus({ preventScroll: true })
  }, [])
  // the pressed button disappears with its phase: the title takes the focus, or `LapButton` in the phases that have it
  useEffect(() => {
    if (phase === 'warmUp' || phase === 'lastLap') title.current!.focus()
  }, [phase])

  function closeMenu() {
    setMenuOpen(false)
    stop.current!.focus()
  }

  const Screen = phase === 'lastLap' ? LastLapScreen : RunScreen
  const menu = (isMenuOpen || pausedAt !== undefined) && <PauseMenu {...screen} close={closeMenu} />
  return (
    <dialog className={styles.dialog} ref={dialog} aria-labelledby="track-title" onClose={leave}>
      <div className={styles.top}>
        <h2 id="track-title" ref={title} tabIndex={-1}>
          {isBefore ? words.setUp.title : words.title}
        </h2>
        <button ref={stop} type="button" onClick={isBefore ? leave : () => setMenuOpen(true)}>
          {isBefore ? words.close : words.stop}
        </button>
      </div>
      {isBefore ? <TrackForm {...screen} /> : <Screen {...screen} menu={menu} />}
      <LiveStatus {...screen} />
    </dialog>
  )
}

/** Renders the menu after “Stop” and during a pause, instead of the lap button. */
function PauseMenu({ words: all, progress, dispatch, end, close }: ScreenProps & { close: () => void }) {
  const words = all.pauseMenu
  const { phase, pausedAt, lapEnds } = progress
  const isPaused = pausedAt !== undefined
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current!.focus(), [isPaused])

  const choose = (type?: TrackAction['type']) => () => {
    if (type) dispatch(type)
    close()
  }
  return (
    <div className={styles.pauseMenu}>
      <p>
        <strong>{isPaused ? all.paused : words.title}</strong>{' '}
        {phase === 'run' && (isPaused ? words.paused : words.running)} {all.setUp.emergency}
      </p>
      <Button ref={first} onClick={choose(isPaused ? 'resume' : undefined)}>
        {isPaused ? words.resume : words.goOn}
      </Button>
      {!isPaused && (phase === 'run' || phase === 'warmUp') && (
        <Button quiet onClick={choose('pause')}>
          {words.pause}
        </Button>
      )}
      {phase === 'run' && lapEnds.length > 0 && (
        <Button quiet onClick={choose('takeBack')}>
          {words.takeBack}
        </Button>
      )}
      <Button className={`${button.button} ${button.danger}`} onClick={end}>
        {words.stop}
      </Button>
    </div>
  )
}
