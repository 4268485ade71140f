import type { TestName } from '../../../domain/tests/registry.ts'

/** Where a posted form lands: on its answer, or on the summary of its errors. */
export const answerId = 'resultat'

export const formId = (test: TestName) => `${test}-form`

/** Id of a control on a page that has the forms of several tests; the run's is its name. */
export function fieldId(test: TestName, field: string): string {
  if (test === 'cooper-run') return field
  return `${test === 'known-value' ? 'known' : test.replaceAll(/\B\w|-/g, '')}-${field}`
}
