import type { ComponentProps } from 'react'
import { joinClasses } from './join-classes.ts'
import { PageLink } from './page-link.tsx'
import styles from './button.module.css'

interface ButtonStyle {
  /** the secondary style, for use beside a main button */
  quiet?: boolean
  /** for actions that cannot be undone */
  danger?: boolean
}

/** Returns the class of a button, for links that are not to a page. */
export function buttonClass({ quiet, danger }: ButtonStyle = {}): string {
  return joinClasses(styles.button, quiet && styles.quiet, danger && styles.danger)
}

export function Button({ quiet, danger, type = 'button', ...props }: ComponentProps<'button'> & ButtonStyle) {
  return <button className={buttonClass({ quiet, danger })} type={type} {...props} />
}

/** Renders a `PageLink`, styled as a button. A page has at most one that is not `quiet`. */
export function ButtonLink({ quiet, ...props }: ComponentProps<typeof PageLink> & Pick<ButtonStyle, 'quiet'>) {
  return <PageLink className={buttonClass({ quiet })} {...props} />
}
