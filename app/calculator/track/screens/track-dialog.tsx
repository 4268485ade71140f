import { useEffect, useRef, useState } from 'react'
import { trackAnchor } from '../../../../i18n/pages.ts'
import { LastLap } from './last-lap.tsx'
import { LiveStatus } from './live-status.tsx'
import { Running } from './running.tsx'
import { SetUp } from './set-up.tsx'
import type { ScreenProps } from '../screen-props.ts'
import styles from './track.module.css'

/** The test over the whole screen. Escape shows the page again; only “Stop” stops it, and asks once. */
export function TrackDialog(screen: ScreenProps) {
  const { words, progress, leave } = screen
  const { part } = progress
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const stop = useRef<HTMLButtonElement>(null)
  const [isPauseMenuOpen, setPauseMenuOpen] = useState(false)
  useEffect(() => {
    dialog.current!.showModal()
    return () => document.getElementById(trackAnchor)?.focus({ preventScroll: true })
  }, [])
  // what was pressed is gone with its part; the zone for laps takes the focus itself
  useEffect(() => {
    if (part === 'warmUp' || part === 'lastLap') title.current!.focus()
  }, [part])

  function closePauseMenu() {
    setPauseMenuOpen(false)
    stop.current!.focus()
  }

  return (
    <dialog className={styles.dialog} ref={dialog} aria-labelledby="track-title" onClose={leave}>
      <div className={styles.top}>
        <h2 id="track-title" ref={title} tabIndex={-1}>
          {part === 'before' ? words.setUp.title : words.title}
        </h2>
        <button ref={stop} type="button" onClick={part === 'before' ? leave : () => setPauseMenuOpen(true)}>
          {part === 'before' ? words.close : words.stop}
        </button>
      </div>
      {part === 'before' ? (
        <SetUp {...screen} />
      ) : part === 'lastLap' ? (
        <LastLap {...screen} isPauseMenuOpen={isPauseMenuOpen} closePauseMenu={closePauseMenu} />
      ) : (
        <Running {...screen} isPauseMenuOpen={isPauseMenuOpen} closePauseMenu={closePauseMenu} />
      )}
      <LiveStatus {...screen} />
    </dialog>
  )
}
