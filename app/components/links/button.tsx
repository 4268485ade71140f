import type { ComponentProps, ReactNode } from 'react'
import { PageLink } from './page-link.tsx'
import styles from './button.module.css'

/** A button that looks like one, `quiet` beside a main one; with `type="submit"` it sends its form. */
export function Button({ quiet = false, type = 'button', ...props }: ComponentProps<'button'> & { quiet?: boolean }) {
  return <button className={quiet ? `${styles.button} ${styles.quiet}` : styles.button} type={type} {...props} />
}

/** A link to a part of the page that looks like a button. */
export function HashButton({ hash, children }: { hash: string; children: ReactNode }) {
  return (
    <a className={styles.button} href={`#${hash}`}>
      {children}
    </a>
  )
}

/** A link to one of our pages that looks like a button; a page has one main one at most. */
export function ButtonLink({ quiet = false, ...props }: ComponentProps<typeof PageLink> & { quiet?: boolean }) {
  return <PageLink className={quiet ? `${styles.button} ${styles.quiet}` : styles.button} {...props} />
}
