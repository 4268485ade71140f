import { formatMoment } from '../../../i18n/date.ts'
import { useMessages } from '../../messages.ts'
import { useResultsMessages } from '../results-messages.ts'
import type { ShownRecord } from './records.ts'

/** A result as a sentence names it: 21 nov. 2026, 7 h 05 (Course de 12 minutes, 40,2 ml/kg/min). */
export function useRecordName(): (record: ShownRecord) => string {
  const { tests, table } = useResultsMessages()
  const { locale, number } = useMessages()
  return ({ createdAt, test, vo2max, index }) => {
    const result = vo2max === null ? table.index(number(index!, 1)) : `${number(vo2max, 1)}\u00a0ml/kg/min`
    return `${formatMoment(createdAt, locale)} (${tests[test]}, ${result})`
  }
}
