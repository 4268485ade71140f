import type { ComponentProps } from 'react'
import { joinClasses } from './join-classes.ts'
import styles from './callout.module.css'

/** Renders a few highlighted lines, usually with a heading. Use `urgent` for advice that may save a life. */
export function Callout({ urgent = false, className, ...props }: ComponentProps<'div'> & { urgent?: boolean }) {
  return <div className={joinClasses(styles.callout, urgent && styles.urgent, className)} {...props} />
}
