import { use } from 'react'
import { capacityOf } from '../../../domain/tests/cooper-run/result.ts'
import { outcomeOf } from '../../../domain/tests/registry.ts'
import { comparisonText } from '../../calculator/result/comparison.tsx'
import { useRunMessages } from '../../calculator/messages.ts'
import type { ShownRecord } from '../records/records.ts'

/** A result among tested people, in the words that it was first shown with; it suspends until they are loaded. */
export default function Standing({ latest }: { latest: ShownRecord }) {
  const details = use(useRunMessages().details())
  const person = personOf(latest)
  const text = details && person && comparisonText(person, latest.category !== null, details.answer.comparison)
  return text && <p>{text}</p>
}

/** Who is compared; nobody where age, gender or VO2max are unknown, or where no age enters the test and flatters who is older. */
function personOf(record: ShownRecord) {
  if (record.test === 'cooper-run') {
    const vo2max = capacityOf(record.inputs)
    return vo2max === undefined ? undefined : { ...record.inputs, vo2max }
  }
  const { age, gender } = record.person
  const outcome = outcomeOf(record)
  if (record.vo2max === null || age === undefined || !gender) return undefined
  if (outcome.kind === 'estimate' && outcome.caution === 'ageless') return undefined
  return { vo2max: record.vo2max, age, gender }
}
