import { localeOf } from '../../i18n/paths.ts'
import { savesData } from '../prefetch-mode.ts'

const scriptUrl = '/sw.js'

interface TrustedTypePolicy {
  createScriptURL(text: string): string
}

/** Has the service worker keep this page's language, unless its reader saves data. Never rejects. */
export async function registerServiceWorker(): Promise<void> {
  if (savesData()) return
  try {
    const { serviceWorker } = navigator
    await serviceWorker.register(trustedScriptUrl())
    const { active, waiting } = await serviceWorker.ready
    // this page is then of the version that waits: the files that the one before would fetch are no more
    if (!waiting) active?.postMessage(localeOf(window.location.pathname))
  } catch {
    // a browser that has no workers, or lets none in, as in some private windows
  }
}

/** The pages' policy lets no script run from a text; this text alone is let through (server/security/headers.ts). */
function trustedScriptUrl(): string {
  const { trustedTypes } = window as { trustedTypes?: { createPolicy(name: 'worker', rules: TrustedTypePolicy): TrustedTypePolicy } }
  return trustedTypes?.createPolicy('worker', { createScriptURL: () => scriptUrl }).createScriptURL(scriptUrl) ?? scriptUrl
}
