import { localeOf } from '../../i18n/paths.ts'
import { isDataSaverOn } from '../prefetch-mode.ts'

const scriptUrl = '/sw.js'

interface TrustedTypePolicy {
  createScriptURL(text: string): string
}

/**
 * Registers the service worker and has it cache the pages in this page's language, but not while the browser's data
 * saver is on. Never rejects.
 */
export async function registerServiceWorker(): Promise<void> {
  if (isDataSaverOn()) return
  try {
    const { serviceWorker } = navigator
    await serviceWorker.register(trustedScriptUrl())
    const { active, waiting } = await serviceWorker.ready
    // with a waiting worker, this page is of the new version, and the files that the old worker would fetch are gone
    if (!waiting) active?.postMessage(localeOf(window.location.pathname))
  } catch {
    // the browser has no service workers or forbids them, for example in a private window
  }
}

/** Returns the worker's URL as a TrustedScriptURL, which the pages' policy requires (server/security/headers.ts). */
function trustedScriptUrl(): string {
  const { trustedTypes } = window as {
    trustedTypes?: { createPolicy(name: 'worker', rules: TrustedTypePolicy): TrustedTypePolicy }
  }
  return (
    trustedTypes?.createPolicy('worker', { createScriptURL: () => scriptUrl }).createScriptURL(scriptUrl) ?? scriptUrl
  )
}
