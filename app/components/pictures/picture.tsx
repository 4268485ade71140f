import type { ReactNode } from 'react'
import styles from './picture.module.css'

/** A drawing of what a page is about, on a pale ground; the title beside it says the same. */
export function Picture({ children }: { children: ReactNode }) {
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 480 300"
      fill="none"
      stroke="currentColor"
      strokeWidth="7"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}
