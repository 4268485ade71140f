import type { ComponentProps } from 'react'
import { PageLink } from './links/page-link.tsx'
import styles from './button.module.css'

/** Renders a button. `quiet` gives the secondary style, for use beside a main button. */
export function Button({ quiet = false, type = 'button', ...props }: ComponentProps<'button'> & { quiet?: boolean }) {
  return <button className={quiet ? `${styles.button} ${styles.quiet}` : styles.button} type={type} {...props} />
}

/** Renders a link to another page of the site, styled as a button. A page has at most one that is not `quiet`. */
export function ButtonLink({ quiet = false, ...props }: ComponentProps<typeof PageLink> & { quiet?: boolean }) {
  return <PageLink className={quiet ? `${styles.button} ${styles.quiet}` : styles.button} {...props} />
}
