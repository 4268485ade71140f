import { browsers, findChromium, launchBrowser } from '../../e2e/support/browser.ts'
import { locales, type Locale } from '../../i18n/locales.ts'
import { calculatorPages, pageIds, type PageId } from '../../i18n/pages.ts'
import { pathTo } from '../../i18n/paths.ts'
import { filesFirst, startVariant, withoutScripts } from './variants.ts'
import { noDelay, phoneNetwork, startNetwork, type Network } from './network.ts'
import { startSite } from '../site.ts'
import { newCertificate, startTlsNginx } from './tls-nginx.ts'
import { hurriedVisit, visit, type Phone, type Visit } from './visit.ts'

/** The page as it is built, and the two that it is compared with. */
export const variants = ['ours', 'floor', 'files first'] as const
export type Variant = (typeof variants)[number]

export interface Round extends Visit {
  /** from asking for the page to its result; NaN where there is no calculator */
  firstResult: number
  /** over the network, TLS and headers included, until the page is at rest */
  bytes: number
}

export interface PageRounds {
  name: string
  rounds: Record<Variant, Round[]>
}

export interface Plan {
  runs: number
  pages: { page: PageId; locale: Locale }[]
  /** by Chromium's own emulation of a network instead of ours */
  emulated: boolean
}

const everyPage = pageIds.flatMap((page) => locales.map((locale) => ({ page, locale })))

/** The pages with the calculator in French, or every page in both languages. */
export function pagesToMeasure(all: boolean): Plan['pages'] {
  return all ? everyPage : calculatorPages.map((page) => ({ page, locale: 'fr' }))
}

/** Shows pages to a phone, variant by variant in turns, over HTTP/1.1 and, where there is nginx, over HTTP/2 with TLS. */
export async function* measureFirstScreens(
  nginx: string | undefined,
  { runs, pages, emulated }: Plan,
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
    const certificate = running(newCertificate())
    const browser = await launchBrowser({
      executablePath: findChromium(browsers),
      args: [`--ignore-certificate-errors-spki-list=${certificate.keyHash}`],
      ...{ handleSIGINT: false, handleSIGTERM: false },
    })
    const close = () => browser.close()
    running({ stop: close })
    // a signal (a terminal sends two) closes the browser: the visit under way fails, and `finally` stops the rest
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void close())

    const origins = (scheme: string, portOf: (variant: Variant) => Promise<number>) =>
      eachVariant(async (variant): Promise<Origin> => {
        const network = running(await startNetwork(await portOf(variant), emulated ? noDelay : phoneNetwork))
        return { url: `${scheme}://127.0.0.1:${network.port}`, network }
      })
    const behind = async (nginx: string, variant: Variant) => {
      const sendsFiles = variant === 'ours'
      return running(await startTlsNginx(nginx, { certificate, serverPort: ports[variant], sendsFiles })).port
    }
    const protocols = [
      { protocol: 'HTTP/1.1', at: await origins('http', async (variant) => ports[variant]) },
      ...(nginx ? [{ protocol: 'HTTP/2', at: await origins('https', (variant) => behind(nginx, variant)) }] : []),
    ]

    for (const { protocol, at } of protocols) {
      for (const { page, locale } of pages) {
        const path = pathTo(page, locale)
        const look = (variant: Variant): Promise<Round> =>
          measure({ browser, emulatesNetwork: emulated }, at[variant], path, variant, page)
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

interface Origin {
  url: string
  network: Network
}

async function measure(phone: Phone, { url, network }: Origin, path: string, variant: Variant, page: PageId) {
  const hasCalculator = (calculatorPages as readonly PageId[]).includes(page)
  const before = network.received()
  let bytes = NaN
  const seen = await visit(phone, url + path, hasCalculator && variant !== 'floor', () => {
    bytes = network.received() - before
  })
  return { ...seen, bytes, firstResult: hasCalculator ? await hurriedVisit(phone, url + path) : NaN }
}

/** One after the other. */
async function eachVariant<Result>(make: (variant: Variant) => Promise<Result>): Promise<Record<Variant, Result>> {
  const made = {} as Record<Variant, Result>
  for (const variant of variants) made[variant] = await make(variant)
  return made
}
