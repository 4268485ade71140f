import type { ReactNode } from 'react'
import { asTyped } from '../../../../i18n/number.ts'
import { useMessages } from '../../../messages.ts'
import { LapCounter } from '../../form/lap-counter.tsx'
import { Clock } from './live-status.tsx'
import type { ScreenProps } from '../screen-props.ts'
import styles from './track.module.css'

/** The run is over: the metres of the last lap make its distance, while the cool-down's clock already runs. */
export function LastLap({ menu, ...screen }: ScreenProps & { menu: ReactNode }) {
  const { locale } = useMessages()
  const { words, track, progress, dispatch, leave } = screen
  const { name, text } = words.parts.lastLap

  // a page that is loaded again would open the companion again
  function onDistance(distance: number) {
    dispatch('fill', { distance })
    leave()
  }
  return (
    <div className={styles.screen}>
      <div className={styles.display}>
        <p className={styles.ready}>{name}</p>
        <p className={styles.text}>
          {words.parts.coolDown.name} <Clock {...screen} className={styles.small} />
        </p>
        <p className={styles.text}>{text}</p>
      </div>
      {menu}
      <div className={styles.beside} hidden={Boolean(menu)}>
        <p>{words.lastLap.text}</p>
        {progress.wasPaused && <p>{words.lastLap.wasPaused}</p>}
        <LapCounter
          id="track"
          start={{ laps: String(progress.laps.length), lap: asTyped(track.lap, locale) }}
          onDistance={onDistance}
        />
      </div>
    </div>
  )
}
