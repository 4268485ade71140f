import type { ComponentProps } from 'react'
import { joinClasses } from './join-classes.ts'
import styles from './callout.module.css'

/** Renders a few highlighted lines, usually with a heading. Use `urgent` for advice that may save a life. */
export function Callout({ tone = 'note', className, ...props }: ComponentProps<'div'> & { tone?: 'note' | 'urgent' }) {
  return <div className={joinClasses(styles.callout, tone === 'urgent' && styles.urgent, className)} {...props} />
}
