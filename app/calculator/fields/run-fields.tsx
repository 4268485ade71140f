import { ProtocolFields, type FieldsProps } from './fields.tsx'

/** Renders the four controls of a run. */
export function RunFields(props: FieldsProps) {
  return <ProtocolFields protocol="cooper-run" {...props} />
}
