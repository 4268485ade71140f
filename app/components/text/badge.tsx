import styles from './badge.module.css'

/** A word or a number in a frame: an article's category, a watch's accuracy. */
export function Badge({ children }: { children: string }) {
  return <span className={styles.badge}>{children}</span>
}
