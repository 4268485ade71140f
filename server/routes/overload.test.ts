import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { pathTo } from '../../i18n/paths.ts'
import { createMetrics } from '../ops/metrics.ts'
import type { PageRequest } from '../ssr/page.ts'
import { newSite, pagesForTests } from '../testing/app.ts'
import { openConnection } from '../testing/connection.ts'
import { noon } from '../testing/records.ts'

/** Returns a site whose renders stay pending until the test ends them. */
async function newSlowSite() {
  const begun: { request: PageRequest; end: () => void }[] = []
  const metrics = createMetrics({ now: () => noon })
  const pages = {
    ...pagesForTests(),
    render: (request: PageRequest) =>
      new Promise<{ status: number; html: string }>((resolve) =>
        begun.push({ request, end: () => resolve({ status: 200, html: 'page' }) }),
      ),
  }
  const site = await newSite({ pages, metrics })
  return { ...site, begun, metrics }
}

test('of 256 pages that are rendered at once each is answered; one more is 503 and never begun, while built pages are served', async () => {
  const { app, begun, metrics } = await newSlowSite()
  const responses = Array.from({ length: 256 }, () => app.inject('/nowhere'))
  const longest: number[] = []
  while (begun.length < 256) {
    const before = begun.length
    await nextTurn()
    longest.push(begun.length - before)
  }
  // the event loop turns between two renders, so other requests are served
  expect(Math.max(...longest)).toBe(1)
  expect(longest.length).toBeGreaterThan(255 * 10)

  const { statusCode, headers, ...response } = await app.inject({ url: '/nowhere', headers: { accept: '*/*' } })
  expect([statusCode, headers['retry-after']]).toEqual([503, '5'])
  const detail = 'Too much is asked at once. Nothing was done. Try again later.'
  expect(response.json()).toEqual({ type: 'about:blank', title: 'Service Unavailable', status: 503, detail })
  expect(await metrics.registry.metrics()).toContain('\nvo2max_shed_total 1\n')
  for (const url of ['/', '/en/measure', '/assets/vendor-1a2b.js', '/healthz', '/readyz']) {
    expect([url, (await app.inject(url)).statusCode]).toEqual([url, 200])
  }

  for (const { end } of begun) end()
  expect(new Set((await Promise.all(responses)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  const next = app.inject('/nowhere')
  await vi.waitUntil(() => begun.length === 257)
  begun[256]!.end()
  expect((await next).statusCode).toBe(200)
})

test('a page is not rendered for who hangs up before its turn; what their form asks for is done all the same', async () => {
  const { app, begun, listen } = await newSlowSite()
  const port = await listen()
  const heads = [
    'GET /mes-resultats HTTP/1.1\r\nHost: localhost\r\n\r\n',
    `POST ${pathTo('measure', 'fr')} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 6\r\n\r\nage=30`,
  ]
  const clients = await Promise.all(heads.map(() => openConnection(port)))
  let arrived = 0
  app.server.on('request', ({ socket }) => {
    if (socket.remotePort) arrived++
  })
  // other pages are queued before it
  const others = Array.from({ length: 200 }, () => app.inject('/nowhere'))
  for (const [index, { socket }] of clients.entries()) socket.write(heads[index]!)
  await vi.waitUntil(() => arrived === heads.length, { interval: 1 })
  for (const { socket } of clients) socket.resetAndDestroy()
  await vi.waitUntil(() => begun.some(({ request }) => request.form))
  for (const { end } of begun) end()
  await Promise.all(others)
  expect(begun.map(({ request }) => request.url).filter((url) => url !== '/nowhere')).toEqual([pathTo('measure', 'fr')])
})
