import { localeOf } from '../../i18n/paths.ts'
import { savesData } from '../prefetch-mode.ts'

const address = '/sw.js'

interface Policy {
  createScriptURL(text: string): string
}

/** Has the service worker keep this page's language, unless its reader saves data, or takes it away. Never rejects. */
export async function startWorker(wanted: boolean): Promise<void> {
  const { serviceWorker } = navigator as Partial<Navigator>
  if (!serviceWorker) return
  try {
    if (!wanted) await removeWorker(serviceWorker)
    else if (!savesData()) {
      await serviceWorker.register(trustedAddress())
      const { active, waiting } = await serviceWorker.ready
      // this page is then of the version that waits: the files that the one before would fetch are no more
      if (!waiting) active?.postMessage(localeOf(window.location.pathname))
    }
  } catch {
    // a browser that lets no worker in, as in some private windows
  }
}

async function removeWorker(serviceWorker: ServiceWorkerContainer): Promise<void> {
  for (const registration of await serviceWorker.getRegistrations()) await registration.unregister()
  for (const name of await caches.keys()) await caches.delete(name)
}

/** The pages' policy lets no script run from a text; this text alone is let through (server/security/headers.ts). */
function trustedAddress(): string {
  const { trustedTypes } = window as { trustedTypes?: { createPolicy(name: 'worker', rules: Policy): Policy } }
  return trustedTypes?.createPolicy('worker', { createScriptURL: () => address }).createScriptURL(address) ?? address
}
