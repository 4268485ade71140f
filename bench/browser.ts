import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { createSecureServer, type Http2ServerResponse } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Browser } from 'playwright-core'
import { browsers, findChromium, launchBrowser } from '../e2e/support/browser.ts'
import { brotliModule, nginxConf, nginxProgram, writeCertificate } from '../e2e/support/site/nginx-conf.ts'
import { startSite } from '../e2e/support/site/site.ts'
import { pathTo } from '../i18n/paths.ts'
import { freePort } from '../server/testing/connection.ts'
import { middle } from './middle.ts'

const paths = [pathTo('home', 'fr'), pathTo('measure', 'fr'), pathTo('understand', 'fr')]

/** A common phone. Source of its processor and its network: Lighthouse's slow 4G. */
const screen = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
const processor = { rate: 4 }
const network = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: -1 }

/** Milliseconds, and bytes as they travel. */
interface Visit {
  firstPaint: number
  /** of tasks longer than 50 ms, what is over 50 ms, from the first paint until the page is at rest */
  blocked: number
  scripts: number
}

/** A new visitor, with nothing in the cache, clicks a link of another site. */
async function visit(browser: Browser, elsewhere: string, url: string): Promise<Visit> {
  const context = await browser.newContext(screen)
  try {
    await context.addInitScript(
      'globalThis.longTasks = []; new PerformanceObserver((list) => longTasks.push(...list.getEntries())).observe({ type: "longtask" })',
    )
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', processor)
    await session.send('Network.emulateNetworkConditions', network)
    await page.goto(`${elsewhere}/?${url}`)
    await Promise.all([page.waitForURL(url), page.click('a')])
    return await page.evaluate<Visit>(`new Promise((resolve) => setTimeout(function look() {
      const files = performance.getEntriesByType('resource')
      const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime
      const ends = longTasks.map((task) => task.startTime + task.duration)
      const busyUntil = Math.max(firstPaint, ...ends, ...files.map(({ responseEnd }) => responseEnd))
      if (!(performance.now() - busyUntil > 1000)) return setTimeout(look, 200)
      const over = longTasks.map((task, i) => Math.max(0, ends[i] - Math.max(task.startTime, firstPaint) - 50))
      const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)
      const scripts = files.filter(({ name }) => name.endsWith('.js')).map(({ encodedBodySize }) => encodedBodySize)
      resolve({ firstPaint, blocked: sum(over), scripts: sum(scripts) })
    }))`)
  } finally {
    await context.close()
  }
}

/** The page without any script: the fastest way to show the same content. */
function withoutScripts(html: string): string {
  return html.replace(/<script[\s>][\s\S]*?<\/script>/g, '').replace(/<link\s[^>]*\brel="(module)?preload"[^>]*>/g, '')
}

/** Sends the site's files as they are and its pages without scripts, in brotli, with no header that a browser can do without. */
async function startPlain(site: string, tls?: { key: Buffer; cert: Buffer }) {
  const files = new Map<string, { type: string; body: Buffer }>()
  async function fileOf(path: string) {
    const answer = await fetch(site + path)
    const [type, body] = [answer.headers.get('content-type') ?? '', Buffer.from(await answer.arrayBuffer())]
    return { type, body: brotliCompressSync(type.startsWith('text/html') ? withoutScripts(body.toString()) : body) }
  }
  async function answer(path: string, response: ServerResponse | Http2ServerResponse) {
    const { type, body } = files.get(path) ?? (await fileOf(path))
    files.set(path, { type, body })
    response.setHeader('content-type', type)
    response.setHeader('content-encoding', 'br')
    response.setHeader('content-length', body.length)
    response.end(body)
  }
  const server = tls
    ? createSecureServer(tls, ({ url }, response) => void answer(url, response))
    : createServer(({ url = '/' }, response) => void answer(url, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `${tls ? 'https' : 'http'}://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url, stop: () => void server.close() }
}

/** A page of another site, with a link to the address in its query. */
async function startElsewhere() {
  const server = createServer(({ url = '' }, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(`<a href="${url.slice(2)}">go</a>`),
  ).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { port: (server.address() as AddressInfo).port, stop: () => void server.close() }
}

/** nginx as it ships (docs/deploy/nginx.conf) in front of the site; undefined where there is none. */
export async function startNginx(
  site: string,
  folder: string,
  { limited = false } = {},
): Promise<{ url: string; stop(): unknown } | undefined> {
  if (!existsSync(nginxProgram)) return undefined
  const tls = await freePort()
  const ports = { ports: [Number(new URL(site).port)], plain: await freePort(), tls }
  const file = nginxConf({ folder, ...ports, brotli: existsSync(brotliModule), limited, anyName: true })
  const nginx = spawn(nginxProgram, ['-c', file, '-e', `${folder}/error.log`], { stdio: 'inherit' })
  const ended = once(nginx, 'exit')
  return {
    url: `https://127.0.0.1:${tls}`,
    stop() {
      nginx.kill()
      return ended
    },
  }
}

/** Prints what a reader with a phone sees of three pages, and when, beside the same pages without scripts. */
export async function benchBrowser(visits = 8): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'vo2max-bench-'))
  const stops: (() => unknown)[] = [() => rmSync(folder, { recursive: true })]
  const running = <Server extends { stop(): unknown }>(server: Server): Server => {
    stops.unshift(() => server.stop())
    return server
  }
  try {
    const cert = readFileSync(writeCertificate(folder))
    const tls = { cert, key: readFileSync(join(folder, 'privkey.pem')) }
    const site = running(await startSite({ TRUST_PROXY: 'loopback', RATE_LIMIT_MAX: '1000000' }))
    const nginx = await startNginx(site.url, folder)
    const servers = [{ name: 'direct', url: site.url, floor: running(await startPlain(site.url)).url }]
    if (nginx) {
      const floor = running(await startPlain(site.url, tls)).url
      servers.push({ name: 'nginx', url: running(nginx).url, floor })
    }
    // not 127.0.0.1: a page of the same site keeps the browser's process, as a reader's arrival does not
    const elsewhere = `http://localhost:${running(await startElsewhere()).port}`
    const browser = await launchBrowser({
      executablePath: findChromium(browsers),
      args: ['--ignore-certificate-errors'],
    })
    stops.unshift(() => browser.close())

    const rows: Record<string, string>[] = []
    for (const path of paths)
      for (const { name, url, floor } of servers) {
        const seen: { ours: Visit; floor: Visit }[] = []
        // the first turn finds servers and browser cold, and does not count
        for (let turn = 0; turn <= visits; turn++)
          seen[turn] = {
            ours: await visit(browser, elsewhere, url + path),
            floor: await visit(browser, elsewhere, floor + path),
          }
        const counted = seen.slice(1)
        const figure = (of: (turn: (typeof seen)[number]) => number, digits = 0) => middle(counted.map(of), digits)
        rows.push({
          'page, server': `${path}, ${name}`,
          'first paint ms': figure(({ ours }) => ours.firstPaint),
          'without scripts': figure(({ floor }) => floor.firstPaint),
          ratio: figure(({ ours, floor }) => ours.firstPaint / floor.firstPaint, 2),
          'blocked ms': figure(({ ours }) => ours.blocked),
          'without scripts ': figure(({ floor }) => floor.blocked),
          'scripts kB': figure(({ ours }) => ours.scripts / 1000, 1),
        })
      }
    console.table(rows)
  } finally {
    for (const stop of stops) await stop()
  }
}
