import { useEffect, useRef } from 'react'
import { Button } from '../../../components/links/button.tsx'
import button from '../../../components/links/button.module.css'
import type { Act } from '../progress.ts'
import type { ScreenProps } from '../screen-props.ts'
import styles from './track.module.css'

export interface Asking {
  /** whether it stands there */
  isAsking: boolean
  onAnswer: () => void
}

/** Stands in the place of the zone once “Stop” was pressed, and during a pause. */
export function Question({ words: all, progress, act, end, onAnswer }: ScreenProps & Pick<Asking, 'onAnswer'>) {
  const words = all.question
  const { part, pausedAt, laps } = progress
  const isPaused = pausedAt !== undefined
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current!.focus(), [isPaused])

  const answer = (deed?: Act['deed']) => () => {
    if (deed) act(deed)
    onAnswer()
  }
  return (
    <div className={styles.question}>
      <p>
        <strong>{isPaused ? all.paused : words.title}</strong>{' '}
        {part === 'run' && (isPaused ? words.paused : words.running)} {all.setUp.emergency}
      </p>
      <Button ref={first} onClick={answer(isPaused ? 'resume' : undefined)}>
        {isPaused ? words.resume : words.goOn}
      </Button>
      {!isPaused && (part === 'run' || part === 'warmUp') && (
        <Button quiet onClick={answer('pause')}>
          {words.pause}
        </Button>
      )}
      {part === 'run' && laps.length > 0 && (
        <Button quiet onClick={answer('takeBack')}>
          {words.takeBack}
        </Button>
      )}
      <Button className={`${button.button} ${button.danger}`} onClick={end}>
        {words.stop}
      </Button>
    </div>
  )
}
