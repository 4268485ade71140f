import { useEffect, useRef } from 'react'
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
  const quiet = `${button.button} ${button.quiet}`

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
      <button className={button.button} ref={first} type="button" onClick={answer(isPaused ? 'resume' : undefined)}>
        {isPaused ? words.resume : words.goOn}
      </button>
      {!isPaused && (part === 'run' || part === 'warmUp') && (
        <button className={quiet} type="button" onClick={answer('pause')}>
          {words.pause}
        </button>
      )}
      {part === 'run' && laps.length > 0 && (
        <button className={quiet} type="button" onClick={answer('takeBack')}>
          {words.takeBack}
        </button>
      )}
      <button className={`${button.button} ${button.danger}`} type="button" onClick={end}>
        {words.stop}
      </button>
    </div>
  )
}
