/** Renders a link that begins a message. */
export function MailLink({ address, subject }: { address: string; subject?: string }) {
  return <a href={`mailto:${address}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`}>{address}</a>
}
