import styles from './blog.module.css'

/** A page's idea as two lines, paths in a field of 120 by 60; each command takes points, never a single number. */
export interface ThumbnailLines {
  line: string
  /** what the line is compared with */
  faint: string
}

/** The drawing of an article on the blog's index; its title says the same. */
export function Thumbnail({ line, faint }: ThumbnailLines) {
  return (
    <svg
      className={`screen-only ${styles.thumbnail}`}
      viewBox="0 0 120 60"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.faint} d={faint} />
      <path className={styles.line} d={line} />
    </svg>
  )
}
