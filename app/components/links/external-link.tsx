import type { ComponentProps } from 'react'
import { useMessages } from '../../messages.ts'

interface ExternalLinkProps extends ComponentProps<'a'> {
  href: string
  /** opens in a new tab, and says so */
  newTab?: boolean
  /** an affiliate link */
  sponsored?: boolean
}

/** A link to another site, announced as such; nothing is requested from that site before a click. */
export function ExternalLink({ newTab = false, sponsored = false, children, ...props }: ExternalLinkProps) {
  const messages = useMessages()
  const rel = [sponsored && 'sponsored', newTab && 'noopener'].filter(Boolean).join(' ')
  return (
    <a {...props} {...(newTab && { target: '_blank' })} {...(rel && { rel })}>
      {children}
      <span aria-hidden="true">{'\u00a0↗'}</span>
      <span className="visually-hidden">{` ${newTab ? messages.newTab : messages.externalSite}`}</span>
    </a>
  )
}
