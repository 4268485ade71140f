import { OperatorValue } from '../../components/text/operator-value.tsx'

/** An address of the operator that opens a message to it, marked while it is a placeholder. */
export function MailLink({ address, subject }: { address: string; subject?: string }) {
  return (
    <a href={`mailto:${address}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`}>
      <OperatorValue>{address}</OperatorValue>
    </a>
  )
}
