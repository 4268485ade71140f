import { useEffect, useRef } from 'react'
import { Button } from '../../../components/links/button.tsx'
import button from '../../../components/links/button.module.css'
import type { TrackAction } from '../progress.ts'
import type { ScreenProps } from '../screen-props.ts'
import styles from './track.module.css'

export interface PauseMenuProps {
  isPauseMenuOpen: boolean
  closePauseMenu: () => void
}

/** Stands in the place of the zone once “Stop” was pressed, and during a pause. */
export function PauseMenu({
  words: all,
  progress,
  dispatch,
  end,
  closePauseMenu,
}: ScreenProps & Pick<PauseMenuProps, 'closePauseMenu'>) {
  const words = all.pauseMenu
  const { part, pausedAt, laps } = progress
  const isPaused = pausedAt !== undefined
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current!.focus(), [isPaused])

  const choose = (type?: TrackAction['type']) => () => {
    if (type) dispatch(type)
    closePauseMenu()
  }
  return (
    <div className={styles.pauseMenu}>
      <p>
        <strong>{isPaused ? all.paused : words.title}</strong>{' '}
        {part === 'run' && (isPaused ? words.paused : words.running)} {all.setUp.emergency}
      </p>
      <Button ref={first} onClick={choose(isPaused ? 'resume' : undefined)}>
        {isPaused ? words.resume : words.goOn}
      </Button>
      {!isPaused && (part === 'run' || part === 'warmUp') && (
        <Button quiet onClick={choose('pause')}>
          {words.pause}
        </Button>
      )}
      {part === 'run' && laps.length > 0 && (
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
