import { lazy, useState, type ComponentType, type ReactNode } from 'react'
import { useHydrated } from './use-hydrated.ts'

/**
 * Around a page's islands in the browser. On the page that the server sent they are all that React runs; a reader who
 * moves to the page without a reload gets the whole of it (docs/decisions/0015-islands.md).
 */
export function islandPage(load: () => Promise<{ default: ComponentType }>) {
  const WholePage = lazy(() =>
    load().catch(() => {
      // the page is asked for with a reload
      window.location.reload()
      return new Promise<never>(() => {})
    }),
  )
  return function IslandPage({ children }: { children: ReactNode }) {
    const isHydrated = useHydrated()
    const [isSent] = useState(!isHydrated)
    return isSent ? children : <WholePage />
  }
}

/** A run of text that the server sent: it stays as it is, and no script has its words. */
export function StaticText() {
  return <div data-text="" dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
}
