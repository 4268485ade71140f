import type { ComponentProps } from 'react'
import styles from './button.module.css'
import { PageLink } from './page-link.tsx'

/** A link to one of our pages that looks like a button; a page has one main one at most. */
export function ButtonLink({ quiet = false, ...props }: ComponentProps<typeof PageLink> & { quiet?: boolean }) {
  return <PageLink className={quiet ? `${styles.button} ${styles.quiet}` : styles.button} {...props} />
}
