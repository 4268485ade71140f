import type { ProtocolName } from '../../../domain/protocols/registry.ts'

/** The id of a posted form's result, or of the summary of its errors. */
export const resultId = 'resultat'

/** The attributes of the button that shows a run without saving or remembering it. */
export const withoutSaving = { name: 'intent', value: 'show' } as const

/** The hidden field of a form that saves a result on demand. */
export const savingOnDemand = { name: 'intent', value: 'keep' } as const

export const formId = (protocol: ProtocolName) => `${protocol}-form`

/** Returns the id of a control, unique among the forms of a page. For a run it is the name of the field. */
export function fieldId(protocol: ProtocolName, field: string): string {
  if (protocol === 'cooper-run') return field
  return `${protocol === 'known-value' ? 'known' : protocol.replaceAll(/\B\w|-/g, '')}-${field}`
}
