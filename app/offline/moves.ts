import { pageAt } from '../../i18n/paths.ts'

const name = 'move'

/**
 * React Router reloads the page when it cannot load the next one's code, as in a tab that is older than the build: the reload
 * then goes where the reader wanted to.
 */
export function finishLostMove(): void {
  const path = asked()
  askFor('')
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isLost = path !== '' && entry?.type === 'reload' && path.split('?')[0] !== window.location.pathname
  if (isLost) window.location.replace(path)
  window.addEventListener('popstate', () => askFor(''))
}

/** Notes the page of ours that a link leads to. */
export function noteMove({ pathname, search, origin }: HTMLAnchorElement): void {
  askFor(origin === window.location.origin && pageAt(pathname) ? pathname + search : '')
}

function asked(): string {
  try {
    return sessionStorage.getItem(name) ?? ''
  } catch {
    return ''
  }
}

function askFor(path: string): void {
  try {
    sessionStorage.setItem(name, path)
  } catch {
    // forbidden: the reload stays where it is
  }
}
