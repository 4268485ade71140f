import { OperatorValue } from '../../components/text/operator-value.tsx'

interface MailLinkProps {
  address: string
  /** what the message is about, already written for the reader */
  subject?: string
}

/** An address of the operator that opens a message to it, visibly marked while it is a placeholder. */
export function MailLink({ address, subject }: MailLinkProps) {
  return (
    <a href={`mailto:${address}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`}>
      <OperatorValue>{address}</OperatorValue>
    </a>
  )
}
