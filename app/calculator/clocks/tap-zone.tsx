import type { KeyboardEvent } from 'react'
import styles from './clocks.module.css'

interface TapZoneProps {
  title: string
  text: string
  /** taps so far, as marks */
  beats: number
  onTap: () => void
}

/** A large button that is tapped with each beat: with a finger, a mouse, space or Enter. */
export function TapZone({ title, text, beats, onTap }: TapZoneProps) {
  function onKeyDown(event: KeyboardEvent) {
    if (event.repeat) event.preventDefault() // a key that is held down is one beat
  }
  return (
    <button className={styles.tap} type="button" onClick={onTap} onKeyDown={onKeyDown}>
      <strong>{title}</strong>
      <span>{text}</span>
      <span className={styles.marks} style={{ inlineSize: `${beats * 0.4}rem` }} aria-hidden="true" />
    </button>
  )
}
