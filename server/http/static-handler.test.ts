import fc from 'fast-check'
import inject from 'light-my-request'
import type { IncomingMessage } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { newApp, pagesForTests } from '../testing/app.ts'
import { staticFileFor, sendStaticFile } from './static-handler.ts'

const pages = pagesForTests()
const found = (url: string, method = 'GET') => staticFileFor({ method, url } as IncomingMessage, pages)

test.each([
  ['/comprendre', '/comprendre'],
  ['/comprendre?a=1#b', '/comprendre'],
  ['http://other.example/comprendre', '/comprendre'],
  ['/mesurer?vo2=42', '/mesurer'],
])('%s is %s, made at build', (url, path) => expect(found(url)).toBe(pages.at(path)))

test.each([
  '/mesurer?vo2max=42',
  '/comprendre/',
  '/Comprendre',
  '//comprendre',
  '/x/../comprendre',
  '/%63omprendre',
  '*',
])('%s is for Fastify to answer', (url) => expect(found(url)).toBeUndefined())

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'get'])('%s of a page is for Fastify to answer', (method) =>
  expect(found('/', method)).toBeUndefined(),
)

test('no target, however odd, throws: nothing would catch it', () => {
  const part = fc.constantFrom(
    '/',
    '//',
    '?',
    '#',
    '%',
    '%zz',
    'vo2max=',
    'mesurer',
    'en',
    'http://',
    '[',
    '\u0000',
    '..',
  )
  const odd = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(part).map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(odd, (url) => void found(url)),
    { seed: 20_261_121, numRuns: 5000 },
  )
})

test('no header, however odd, throws either', async () => {
  const site = await newApp()
  onTestFinished(site.close)
  const odd = fc.string({ unit: 'binary-ascii' })
  await fc.assert(
    fc.asyncProperty(odd, odd, async (accepted, etag) => {
      const headers = { 'accept-encoding': accepted, 'if-none-match': etag }
      const { statusCode } = await site.app.inject({ url: '/comprendre', headers })
      expect([200, 304]).toContain(statusCode)
    }),
    { seed: 20_261_121, numRuns: 500 },
  )
})

test.each(['/comprendre', '/assets/vendor-1a2b.js'])('the last answer on a connection says so: %s', async (url) => {
  const connection = async (isLast: boolean) => {
    const { headers } = await inject(
      (request, response) => sendStaticFile(request, response, pages.at(url)!, isLast),
      url,
    )
    return headers.connection
  }
  expect([await connection(false), await connection(true)]).toEqual(['keep-alive', 'close'])
})
