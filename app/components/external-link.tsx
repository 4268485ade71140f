import type { ComponentProps } from 'react'
import { useMessages } from '../messages.ts'

interface ExternalLinkProps extends ComponentProps<'a'> {
  href: string
  /** a link that pays: opens in a new tab and says so */
  sponsored?: boolean
}

/** A link to another site, announced as such; nothing is requested from that site before a click. */
export function ExternalLink({ sponsored = false, children, ...props }: ExternalLinkProps) {
  const { externalSite, newTab } = useMessages()
  return (
    <a {...props} {...(sponsored ? { target: '_blank', rel: 'sponsored noopener' } : { rel: 'noopener' })}>
      {children}
      <span aria-hidden="true">{'\u00a0↗'}</span>
      <span className="visually-hidden"> {sponsored ? newTab : externalSite}</span>
    </a>
  )
}
