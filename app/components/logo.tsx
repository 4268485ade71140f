import styles from './logo.module.css'

/** The site's mark: uptake rises with effort, then meets its ceiling. */
export function Logo() {
  return (
    <svg className={styles.mark} viewBox="0 0 42 30" fill="none" aria-hidden="true">
      <path d="M2 27C10 27 12 6 24 6h16" strokeWidth="4" strokeLinecap="round" />
      <circle cx="24" cy="6" r="4.5" />
    </svg>
  )
}
