import type { TestName } from '../../../domain/tests/registry.ts'

/** Id of a control on a page that has the forms of several tests; the run's is its name. */
export function fieldId(test: TestName, field: string): string {
  if (test === 'cooper-run') return field
  return `${test === 'known-value' ? 'known' : test.replaceAll(/\B\w|-/g, '')}-${field}`
}
