import { useResultsMessages } from '../messages.ts'
import styles from '../my-results.module.css'
import { LatestLink } from './latest-link.tsx'

/** Shown on a page of older records without any record. */
export function NoOlderRecords() {
  const { title, text } = useResultsMessages().pages.none
  return (
    <section className={styles.notice}>
      <h2>{title}</h2>
      <p>{text}</p>
      <LatestLink />
    </section>
  )
}
