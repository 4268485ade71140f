import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import type { Locale } from '../../i18n/locales.ts'
import { errorPageHtml, errorPagePolicy } from '../../server/http/refusals/error-page.ts'
import type { Kept } from '../../worker/kept.ts'
import { floorForVite } from '../browser-floor/floor.ts'

/** The service worker that keeps these files of each language. */
export function serviceWorker(files: Record<Locale, Kept['files']>): Promise<string> {
  const kept: Record<Locale, Kept> = { fr: keptIn('fr', files.fr), en: keptIn('en', files.en) }
  return bundle('service-worker.ts', { KEPT: JSON.stringify(kept), POLICY: JSON.stringify(errorPagePolicy) })
}

/** The worker that takes away whatever worker was there before, and itself. */
export function removingWorker(): Promise<string> {
  return bundle('remove.ts', {})
}

function keptIn(locale: Locale, files: Kept['files']): Kept {
  const version = createHash('sha256').update(JSON.stringify(files)).digest('base64url').slice(0, 8)
  return { cache: `${locale}-${version}`, files, otherwise: errorPageHtml('offline', locale) }
}

/** How browsers check that a page came as it was built (Subresource Integrity). */
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
      target: floorForVite,
      rolldownOptions: {
        input: fileURLToPath(new URL(`../../worker/${file}`, import.meta.url)),
        output: { format: 'iife' },
        checks: { bundlerTimings: false },
      },
    },
  })) as Rolldown.RolldownOutput
  return built.output[0].code
}
