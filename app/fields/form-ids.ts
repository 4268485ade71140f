import type { ProtocolName } from '#domain/protocols/protocols.ts'

export const formId = (protocol: ProtocolName) => `${protocol}-form`

/** Returns what the ids of a form's controls begin with. For a run they are the names of the fields. */
export const idPrefixOf = (protocol: ProtocolName) => (protocol === 'cooper-run' ? '' : `${protocol}-`)
