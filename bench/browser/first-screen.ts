import { browsers, findChromium, launchBrowser } from '../../e2e/support/browser.ts'
import { locales, type Locale } from '../../i18n/locales.ts'
import { calculatorPages, pageIds, type PageId } from '../../i18n/pages.ts'
import { pathTo } from '../../i18n/paths.ts'
import { filesFirst, startVariant, withoutScripts } from './variants.ts'
import { startTlsNginx } from '../nginx.ts'
import { startSite } from '../site.ts'
import { timeToFirstResult, visit, type Visit } from './visit.ts'

/** The page as it is built, and the two that it is compared with. */
export const variants = ['ours', 'floor', 'files first'] as const
export type Variant = (typeof variants)[number]

export interface Round extends Visit {
  /** from asking for the page to its result; NaN where there is no calculator */
  firstResult: number
}

export interface PageRounds {
  name: string
  rounds: Record<Variant, Round[]>
}

export interface Plan {
  runs: number
  pages: { page: PageId; locale: Locale }[]
}

const everyPage = pageIds.flatMap((page) => locales.map((locale) => ({ page, locale })))

/** The pages with the calculator in French, or every page in both languages. */
export function pagesToMeasure(all: boolean): Plan['pages'] {
  return all ? everyPage : calculatorPages.map((page) => ({ page, locale: 'fr' }))
}

/** Shows pages to a phone, variant by variant in turns, over HTTP/1.1 and, where there is nginx, over HTTP/2 with TLS. */
export async function* measureFirstScreens(
  nginx: string | undefined,
  { runs, pages }: Plan,
): AsyncGenerator<PageRounds> {
  const stops: (() => unknown)[] = []
  function running<Server extends { stop(): unknown }>(server: Server): Server {
    stops.unshift(() => server.stop())
    return server
  }
  try {
    const site = running(await startSite({ TRUST_PROXY: 'loopback' }))
    const ports: Record<Variant, number> = {
      ours: Number(new URL(site.url).port),
      floor: running(await startVariant(site.url, withoutScripts)).port,
      'files first': running(await startVariant(site.url, filesFirst)).port,
    }
    const browser = await launchBrowser({
      executablePath: findChromium(browsers),
      // for the service worker too, which Playwright's own option leaves out
      args: ['--ignore-certificate-errors'],
      ...{ handleSIGINT: false, handleSIGTERM: false },
    })
    const close = () => browser.close()
    running({ stop: close })
    // a signal (a terminal sends two) closes the browser: the visit under way fails, and `finally` stops the rest
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void close())

    const overTls = async (nginx: string, variant: Variant) => {
      return running(await startTlsNginx(nginx, ports[variant], variant === 'ours')).url
    }
    const protocols = [
      { protocol: 'HTTP/1.1', at: await eachVariant(async (variant) => `http://127.0.0.1:${ports[variant]}`) },
      ...(nginx ? [{ protocol: 'HTTP/2', at: await eachVariant((variant) => overTls(nginx, variant)) }] : []),
    ]

    for (const { protocol, at } of protocols) {
      for (const { page, locale } of pages) {
        const path = pathTo(page, locale)
        const hasCalculator = (calculatorPages as readonly PageId[]).includes(page)
        const look = async (variant: Variant): Promise<Round> => {
          const url = at[variant] + path
          const seen = await visit(browser, url, hasCalculator && variant !== 'floor')
          return { ...seen, firstResult: hasCalculator ? await timeToFirstResult(browser, url) : NaN }
        }
        // what the first visit finds is not ready yet: the server's code, the rewritten pages, Chromium
        await eachVariant(look)
        const rounds: PageRounds['rounds'] = { ours: [], floor: [], 'files first': [] }
        for (let run = 0; run < runs; run++)
          await eachVariant(async (variant) => rounds[variant].push(await look(variant)))
        yield { name: `${path}, ${protocol}`, rounds }
      }
    }
  } finally {
    for (const stop of stops) await stop()
  }
}

/** One after the other. */
async function eachVariant<Result>(make: (variant: Variant) => Promise<Result>): Promise<Record<Variant, Result>> {
  const made = {} as Record<Variant, Result>
  for (const variant of variants) made[variant] = await make(variant)
  return made
}
