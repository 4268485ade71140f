import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import type { Locale } from '../../i18n/locales.ts'
import { errorPageHtml, errorPagePolicy } from '../../server/http/errors/error-page.ts'
import type { Precache } from '../../service-worker/precache.ts'
import { viteTargets } from '../../vite/browser-targets.ts'

/** Builds the service worker that precaches these files of each language. Returns its script. */
export function serviceWorker(files: Record<Locale, Precache['files']>): Promise<string> {
  const precaches: Record<Locale, Precache> = { fr: precacheOf('fr', files.fr), en: precacheOf('en', files.en) }
  return bundle('service-worker.ts', { PRECACHES: JSON.stringify(precaches), POLICY: JSON.stringify(errorPagePolicy) })
}

/** Builds a service worker that replaces an earlier one, then unregisters itself. Returns its script. */
export function unregisteringWorker(): Promise<string> {
  return bundle('unregister.ts', {})
}

function precacheOf(locale: Locale, files: Precache['files']): Precache {
  const version = createHash('sha256').update(JSON.stringify(files)).digest('base64url').slice(0, 8)
  return { cache: `${locale}-${version}`, files, offlinePage: errorPageHtml('offline', locale) }
}

/** Returns the hash with which browsers verify a file. Source: W3C, Subresource Integrity. */
export function integrityOf(content: string | Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`
}

async function bundle(file: string, define: Record<string, string>): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define,
    build: {
      write: false,
      target: viteTargets,
      rolldownOptions: {
        input: fileURLToPath(new URL(`../../service-worker/${file}`, import.meta.url)),
        output: { format: 'iife' },
        checks: { bundlerTimings: false },
      },
    },
  })) as Rolldown.RolldownOutput
  return built.output[0].code
}
