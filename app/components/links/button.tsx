import type { ComponentProps } from 'react'
import styles from './button.module.css'

/** A button that looks like one, `quiet` beside a main one; with `type="submit"` it sends its form. */
export function Button({ quiet = false, type = 'button', ...props }: ComponentProps<'button'> & { quiet?: boolean }) {
  return <button className={quiet ? `${styles.button} ${styles.quiet}` : styles.button} type={type} {...props} />
}
