import { trackAnchor } from '../../../../i18n/pages.ts'
import button from '../../../components/links/button.module.css'
import { Clock } from './clock.tsx'
import { News } from './news.tsx'
import type { ScreenProps } from '../screen-props.ts'
import styles from './bar.module.css'

/** What goes on while the page is read: the way back to the test, or the cool-down. */
export function Bar(screen: ScreenProps) {
  const { words, progress, end } = screen
  const { part } = progress
  const isFilled = part === 'coolDown' || part === 'over'
  return (
    <section className={styles.bar} aria-label={words.title}>
      <p>
        <strong>{part === 'over' ? words.signals.over : part !== 'before' && words.parts[part].name}</strong>
        {part === 'coolDown' && <span> {words.parts.coolDown.text}</span>}
      </p>
      {part !== 'over' && part !== 'ready' && <Clock {...screen} className={styles.clock} />}
      {isFilled ? (
        <button className={`${button.button} ${button.quiet}`} type="button" onClick={end}>
          {words.bar.end}
        </button>
      ) : (
        <a className={button.button} href={`#${trackAnchor}`}>
          {words.bar.back}
        </a>
      )}
      <News {...screen} />
    </section>
  )
}
