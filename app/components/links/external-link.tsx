import type { ComponentProps } from 'react'
import { useMessages } from '../../messages.ts'

/** A link to another site, announced as such as is a new tab, `sponsored` where it pays; the site is asked for nothing before a click. */
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
