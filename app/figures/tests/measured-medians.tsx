import type { ReactNode } from 'react'
import { genders, type Gender } from '../../../domain/cooper-run.ts'
import { measuredMedians } from '../../../domain/measured-people.ts'
import { normFor } from '../../../domain/norms.ts'
import { useMessages } from '../../messages.ts'
import styles from './measured-medians.module.css'

interface MeasuredMediansProps {
  age: string
  groups: Record<Gender, string>
  /** the site's own category that begins in the middle of a group */
  good: string
  children: ReactNode
}

/** The medians of people who were measured, by decade, beside the value from which the site says Bon, its 50th percentile. */
export function MeasuredMedians({ age, groups, good, children }: MeasuredMediansProps) {
  const { number } = useMessages()
  const medians = { homme: measuredMedians('homme'), femme: measuredMedians('femme') }
  const headings = [age, ...genders.flatMap((gender) => [groups[gender], good])]
  return (
    <div className={styles.wide}>
      <table className={styles.medians}>
        <caption>{children}</caption>
        <thead>
          <tr>
            {headings.map((heading, column) => (
              <th key={column} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {medians.homme.map(({ ages: { from, to } }, row) => (
            <tr key={from}>
              <th scope="row">{`${from}-${to}`}</th>
              {genders.flatMap((gender) => [
                <td key={gender}>{number(medians[gender][row]!.median, 1)}</td>,
                <td key={`${gender}-good`}>{number(normFor(gender, from).good)}</td>,
              ])}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
