import type { ComponentProps } from 'react'
import { joinClasses } from './join-classes.ts'
import styles from './callout.module.css'

/** Renders a few highlighted lines, usually with a heading. Use `caution` for what must not be missed. */
export function Callout({ caution = false, className, ...props }: ComponentProps<'div'> & { caution?: boolean }) {
  return <div className={joinClasses(styles.callout, caution && styles.caution, className)} {...props} />
}
