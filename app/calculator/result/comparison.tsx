import { measuredAges } from '../../../domain/measured-people.ts'
import { PageLink } from '../../components/links/page-link.tsx'
import { useMessages } from '../../messages.ts'
import { useDetailMessages } from '../messages.ts'
import { comparisonTexts, type ComparisonTexts, type Subject } from './comparison-texts.ts'
import styles from './comparison.module.css'

/** From 50 on: measured people come before the value and its category, which would mislead there. */
export function ComparisonBefore(subject: Subject) {
  const { lead, before } = useComparisonTexts(subject)
  const { byFormula, byThresholds } = useDetailMessages().measuredPeople
  if (!lead && !before.length) return null
  return (
    <>
      {lead && <p className={styles.lead}>{lead}</p>}
      <Paragraphs texts={before} />
      <p className={styles.by}>{subject.run ? byFormula : byThresholds}</p>
    </>
  )
}

/** After the percentile: under 50 the comparison; from 50 on, folded, why the two readings differ. */
export function ComparisonAfter(subject: Subject) {
  const { after, why } = useComparisonTexts(subject)
  const words = useDetailMessages().measuredPeople
  return (
    <>
      <Paragraphs texts={after} />
      {why.length > 0 && (
        <details className={styles.why}>
          <summary>{words.why.title}</summary>
          <Paragraphs texts={why} />
        </details>
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
  return texts.map((text) => <p key={text}>{text}</p>)
}
