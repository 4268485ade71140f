import type { IncomingHttpHeaders } from 'node:http'
import { expect, test } from 'vitest'
import { isSameSite } from './csrf.ts'

const sent = (headers: IncomingHttpHeaders, { host = 'www.site.ca', siteUrl = undefined as string | undefined } = {}) =>
  isSameSite({ headers, host }, siteUrl)

test('a client that says nothing of its origin is no browser: it may', () => expect(sent({})).toBe(true))

test.each(['https://www.site.ca', 'http://www.site.ca'])('our own host may: %s', (origin) =>
  expect(sent({ origin })).toBe(true),
)

test('a port that is not the usual one is part of the host', () => {
  expect(sent({ origin: 'http://localhost:3000' }, { host: 'localhost:3000' })).toBe(true)
  expect(sent({ origin: 'http://localhost:4000' }, { host: 'localhost:3000' })).toBe(false)
})

test.each([
  'https://evil.example',
  'https://site.ca',
  'https://www.site.ca.evil.example',
  'https://evilwww.site.ca',
  'https://www.site.ca:8443',
  'null',
  '',
  'www.site.ca',
  '*',
])('the origin %o may not', (origin) => expect(sent({ origin })).toBe(false))

const siteUrl = 'https://www.site.ca'

test('SITE_URL may, whatever name the proxy asks for', () =>
  expect(sent({ origin: siteUrl }, { host: '127.0.0.1:3000', siteUrl })).toBe(true))

test.each([
  ['https://evil.example', 'evil.example'],
  ['http://www.site.ca', 'www.site.ca'],
  ['https://www.site.ca:8443', 'www.site.ca:8443'],
  ['https://127.0.0.1:3000', '127.0.0.1:3000'],
  ['null', 'www.site.ca'],
  ['', 'www.site.ca'],
])('with SITE_URL only it may: not %o, though the request names the host %s', (origin, host) => {
  expect(sent({ origin }, { host, siteUrl })).toBe(false)
  expect(sent({ origin, 'sec-fetch-site': 'same-origin' }, { host, siteUrl })).toBe(false)
})

test('a page of ours that says same-origin and no origin may', () =>
  expect(sent({ 'sec-fetch-site': 'same-origin' }, { siteUrl })).toBe(true))

test('a browser that says same-origin may, even behind a proxy that hides our name', () =>
  expect(sent({ origin: 'https://www.site.ca', 'sec-fetch-site': 'same-origin' }, { host: '127.0.0.1:3000' })).toBe(
    true,
  ))

test('what a person starts by hand may: a reload of the answer to a form', () =>
  expect(sent({ origin: 'null', 'sec-fetch-site': 'none' })).toBe(true))

test('a browser that says cross-site may not, with or without an origin', () => {
  expect(sent({ 'sec-fetch-site': 'cross-site' })).toBe(false)
  expect(sent({ origin: 'https://www.site.ca', 'sec-fetch-site': 'cross-site' })).toBe(false)
})

test('a neighbour of the same domain may not, with or without an origin', () => {
  expect(sent({ origin: 'https://shop.site.ca', 'sec-fetch-site': 'same-site' })).toBe(false)
  expect(sent({ 'sec-fetch-site': 'same-site' })).toBe(false)
})

test('a browser that says what we do not know may not without an origin of ours', () =>
  expect(sent({ 'sec-fetch-site': 'elsewhere' })).toBe(false))
