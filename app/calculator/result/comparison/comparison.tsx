import type { Run } from '../../../../domain/tests/cooper-run/cooper-run.ts'
import { measuredAges } from '../../../../domain/norms/measured-people.ts'
import { PageLink } from '../../../components/links/page-link.tsx'
import { useMessages } from '../../../messages.ts'
import { useDetailMessages } from '../../messages.ts'
import { comparisonTexts, type ComparisonTexts, type Subject } from './comparison-texts.ts'
import styles from './comparison.module.css'

/** From 50 on: measured people come before the value and its category, which would mislead there. */
export function ComparisonBefore({ run }: { run: Run }) {
  const { lead, before } = useComparisonTexts({ run })
  const { byFormula } = useDetailMessages().measuredPeople
  if (!lead && !before.length) return null
  return (
    <>
      {lead && <p className={styles.lead}>{lead}</p>}
      <Paragraphs texts={before} />
      <p className={styles.by}>{byFormula}</p>
    </>
  )
}

/** Under the percentile: where the site's thresholds tell another story than measured people. */
export function SiteThresholds({ run }: { run: Run }) {
  const { site } = useComparisonTexts({ run })
  return site && <p className={styles.site}>{site}</p>
}

/** After the percentile: under 50 the comparison; from 50 on why the two readings differ. */
export function ComparisonAfter(subject: Subject) {
  const { say, after, why } = useComparisonTexts(subject)
  const words = useDetailMessages().measuredPeople
  return (
    <>
      {say && <p className={styles.say}>{say}</p>}
      <Paragraphs texts={after} />
      {subject.run && why.length > 0 && (
        <p className={styles.why}>
          <b>{words.why.title}</b> {why.join(' ')}
        </p>
      )}
    </>
  )
}

/** Who was measured, where somebody is compared with them. */
export function ComparisonSource({ age }: { age: number }) {
  const { source, reference } = useDetailMessages().measuredPeople
  if (!measuredAges(age)) return null
  return (
    <p className={styles.source}>
      {source} (
      <PageLink to="measure" hash="sources">
        {reference}
      </PageLink>
      ).
    </p>
  )
}

export function useComparisonTexts(subject: Subject): ComparisonTexts {
  const { number } = useMessages()
  return comparisonTexts(subject, { words: useDetailMessages().measuredPeople, number })
}

function Paragraphs({ texts }: { texts: string[] }) {
  return texts.map((text) => (
    <p key={text} className={styles.more}>
      {text}
    </p>
  ))
}
