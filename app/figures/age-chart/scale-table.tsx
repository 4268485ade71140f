import { categories } from '../../../domain/norms/rating.ts'
import { norms, thresholdsOf } from '../../../domain/norms/thresholds.ts'
import type { Gender } from '../../../domain/person.ts'
import { WideTable } from '../wide-table.tsx'

interface ScaleTableProps {
  gender: Gender
  title: string
  /** heading of the age column */
  age: string
  /** names of the categories, lowest first */
  names: readonly string[]
  /** formats an age group in completed years; `from` is undefined in the first, `to` is Infinity in the last */
  ages: (from: number | undefined, to: number) => string
}

/** Renders the lower bound of each zone in ml/kg/min, by age. The lowest zone has none, and no column. */
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
