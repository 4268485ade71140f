import type { FieldTestInputs, FieldTestName } from '../../../domain/field-tests/field-test.ts'

export type FieldOf<Name extends FieldTestName> = { [Each in Name]: keyof FieldTestInputs[Each] }[Name]

/** The fields of each test's form, in order. They are told apart from their schemas, which come later. */
export const fieldsOf = {
  'rockport-walk': ['age', 'gender', 'weight', 'seconds', 'pulse'],
  'queens-college-step': ['gender', 'pulse', 'age'],
  'astrand-ryhming-cycle': ['age', 'gender', 'weight', 'watts', 'pulseAtMinute5', 'pulseAtMinute6'],
  'ruffier-dickson-index': ['restingPulse', 'pulseAfterSquats', 'pulseAfterOneMinute'],
} as const satisfies { [Name in FieldTestName]: readonly FieldOf<Name>[] }

/** Id of a test's control, with the initials of the test: the page has an age in every form. */
export function fieldId(test: FieldTestName, field: string): string {
  return `${test.replaceAll(/\B\w|-/g, '')}-${field}`
}
