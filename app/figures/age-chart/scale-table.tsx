import { categories } from '../../../domain/norms/rating.ts'
import { norms, thresholdsOf } from '../../../domain/norms/thresholds.ts'
import type { Gender } from '../../../domain/person.ts'
import { WideTable } from '../wide-table.tsx'

interface ScaleTableProps {
  gender: Gender
  title: string
  /** heading of the ages */
  age: string
  /** names of the categories, from the lowest */
  names: readonly string[]
  /** writes the completed years of a group; the first has no first one, and the last ends at infinity */
  ages: (from: number | undefined, to: number) => string
}

/** Where each zone of the scale begins, in ml/kg/min, by age: the lowest begins at nothing. */
export function ScaleTable({ gender, title, age, names, ages }: ScaleTableProps) {
  return (
    <WideTable
      caption={title}
      headings={[age, ...names.slice(1, categories.length)]}
      rows={norms[gender].map((norm, group) => {
        const before = norms[gender][group - 1]
        return [ages(before && before.upTo + 1, norm.upTo), ...thresholdsOf(norm)]
      })}
    />
  )
}
