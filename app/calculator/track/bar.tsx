import { useEffect, type Ref } from 'react'
import { trackAnchor } from '../../../i18n/pages.ts'
import { Button } from '../../components/links/button.tsx'
import button from '../../components/links/button.module.css'
import { Clock, LiveStatus } from './live-status.tsx'
import type { ScreenProps } from './screen-props.ts'
import styles from './bar.module.css'

/** What goes on while the page is read: the way back to the test, or the cool-down. */
export function Bar({ ref, ...screen }: ScreenProps & { ref: Ref<HTMLElement> }) {
  const { words, progress, end } = screen
  const { part } = progress
  const isFilled = part === 'coolDown' || part === 'over'
  useEffect(() => {
    const { classList } = document.documentElement
    classList.add(styles.above!)
    return () => classList.remove(styles.above!)
  }, [])
  return (
    <section className={styles.bar} ref={ref} tabIndex={-1} aria-label={words.title}>
      <p>
        <strong>{part === 'over' ? words.signals.over : part !== 'before' && words.parts[part].name}</strong>
        {part === 'coolDown' && <span> {words.parts.coolDown.text}</span>}
      </p>
      {part !== 'over' && part !== 'ready' && <Clock {...screen} className={styles.clock} />}
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
