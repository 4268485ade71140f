import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import type { PageId } from '#i18n/pages.ts'
import { pathTo } from '#i18n/paths.ts'
import { useMessages } from '../use-messages.ts'

/**
 * Renders a link to a page of the site in the current language, or to the id `hash` on that page. Where a text links to
 * an id of its own page, it has a plain `<a href="#id">` instead.
 */
export function PageLink({
  to,
  hash,
  ...props
}: Omit<ComponentProps<typeof Link>, 'to'> & { to: PageId; hash?: string }) {
  const { locale } = useMessages()
  return (
    <Link
      to={{ pathname: pathTo(to, locale), hash: hash && `#${hash}` }}
      // no discovery needed: the initial manifest has every route (react-router.config.ts)
      discover="none"
      {...props}
    />
  )
}
