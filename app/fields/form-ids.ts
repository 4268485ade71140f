import type { ProtocolName } from '#domain/protocols/protocols.ts'

export const protocolFormId = (protocol: ProtocolName) => `${protocol}-form`

/** Returns the id of a field's control. Several protocols have fields of the same name. */
export const controlId = (protocol: ProtocolName, field: string) => `${protocol}-${field}`
