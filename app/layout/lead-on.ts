import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { localeOf, pathTo } from '../../i18n/paths.ts'
import { offlineProgressAnchor } from '../../i18n/pages.ts'

/** Goes on to one's own results where the service worker, without a network, has answered with Home in their place. */
export function useLeadOn(): void {
  const { pathname, hash } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (hash === `#${offlineProgressAnchor}`) void navigate(pathTo('progress', localeOf(pathname)), { replace: true })
  }, [pathname, hash, navigate])
}
