import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import type { PageId } from '../../../i18n/pages.ts'
import { pathTo } from '../../../i18n/paths.ts'
import { useMessages } from '../../messages.ts'
import { prefetchMode } from '../../prefetch-mode.ts'

/** A link to one of our pages in the reader's language, or to the id `hash` on it; a wrong id does not compile. */
export function PageLink({
  to,
  hash,
  ...props
}: Omit<ComponentProps<typeof Link>, 'to'> & { to: PageId; hash?: string }) {
  const { locale } = useMessages()
  return (
    <Link
      to={{ pathname: pathTo(to, locale), ...(hash && { hash: `#${hash}` }) }}
      prefetch={prefetchMode()}
      // every route is in the manifest: react-router.config.ts
      discover="none"
      {...props}
    />
  )
}
