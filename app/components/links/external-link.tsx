import type { ComponentProps } from 'react'
import { useMessages } from '../../messages.ts'

/**
 * Renders a link to another site. Screen readers announce the other site, or the new tab. `sponsored` marks links that
 * pay a commission.
 */
export function ExternalLink({
  newTab = false,
  sponsored = false,
  children,
  ...props
}: ComponentProps<'a'> & { href: string; newTab?: boolean; sponsored?: boolean }) {
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
