import type { ComponentProps } from 'react'
import { useMessages } from '../use-messages.ts'

/**
 * Renders a link to another site, which screen readers announce. A `sponsored` one, which pays a commission, opens in a
 * new tab.
 */
export function ExternalLink({
  sponsored = false,
  children,
  ...props
}: ComponentProps<'a'> & { href: string; sponsored?: boolean }) {
  const { externalSite, newTab } = useMessages()
  return (
    <a {...props} {...(sponsored && { target: '_blank', rel: 'sponsored noopener' })}>
      {children}
      <span aria-hidden="true">{'\u00a0↗'}</span>
      <span className="visually-hidden">{` ${sponsored ? newTab : externalSite}`}</span>
    </a>
  )
}
