import { lazy, useState, type ComponentType } from 'react'
import { useLocation } from 'react-router'
import { livePages } from '../i18n/pages.ts'
import { pageAt } from '../i18n/paths.ts'
import { useHydrated } from './use-hydrated.ts'

/**
 * True while a reader is on the page that the server sent, when that page is text alone. Its HTML is whole, so the
 * browser neither downloads that text a second time as a script nor builds it again (docs/decisions/0007-texts.md).
 */
export function useStaticMain(): boolean {
  const { pathname } = useLocation()
  const hydrated = useHydrated()
  const [sent, setSent] = useState(hydrated ? undefined : pathname)
  if (sent && sent !== pathname) setSent(undefined)
  return import.meta.env.PROD && !import.meta.env.SSR && sent === pathname && isText(pathname)
}

function isText(path: string): boolean {
  const page = pageAt(path)
  return page !== undefined && !livePages.includes(page)
}

/** The text of a page that a reader moves to without a reload. When it cannot be had, the whole page is asked for. */
export function lazyText(load: () => Promise<{ default: ComponentType }>) {
  return lazy(() =>
    load().catch(() => {
      window.location.reload()
      return new Promise<never>(() => {})
    }),
  )
}
