import type { Column, ReferenceRow } from '../../../domain/norms/reference-table.ts'
import type { CalculatorMessages } from '../../../i18n/fr/calculator/calculator.ts'

/** Where the reader's own result stands in the tables; the explanation of a result links there. */
export const yourCellId = 'votre-case'

/** What a cell of the tables says. */
export function cellText(row: ReferenceRow, column: Column, words: CalculatorMessages['tables']): string {
  if (column === 'poor') return words.below(row.poor.below)
  return column === 'excellent' ? words.above(row.excellent.above) : words.range(row[column])
}
