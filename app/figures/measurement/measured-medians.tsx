import type { ReactNode } from 'react'
import { genders, type Gender } from '../../../domain/person.ts'
import { measuredGroups } from '../../../domain/norms/measured-people.ts'
import { normFor } from '../../../domain/norms/thresholds.ts'
import { useMessages } from '../../messages.ts'
import { WideTable } from '../wide-table.tsx'
import styles from './measured-medians.module.css'

interface MeasuredMediansProps {
  age: string
  groups: Record<Gender, string>
  /** heading of the threshold of Bon */
  good: string
  children: ReactNode
}

/**
 * Renders the medians of people tested in laboratories, by decade, beside the site's threshold of Bon, its 50th
 * percentile.
 */
export function MeasuredMedians({ age, groups, good, children }: MeasuredMediansProps) {
  const { number } = useMessages()
  const medians = { homme: measuredGroups('homme'), femme: measuredGroups('femme') }
  return (
    <WideTable
      className={styles.medians}
      caption={children}
      headings={[age, ...genders.flatMap((gender) => [groups[gender], good])]}
      rows={medians.homme.map(({ ages: { from, to } }, row) => [
        `${from}-${to}`,
        ...genders.flatMap((gender) => [
          number(medians[gender][row]!.values[50], 1),
          number(normFor(gender, from).good),
        ]),
      ])}
    />
  )
}
