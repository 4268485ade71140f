import { expect, test } from 'vitest'
import { mayComeFromOwnPage } from './csrf.ts'

const siteUrl = 'https://www.site.ca'
const ownHost = 'www.site.ca'
const behindProxy = '127.0.0.1:3000'

test.each([
  ['a client that says nothing of its origin is no browser', {}, ownHost],
  ['our own host', { origin: siteUrl }, ownHost],
  ['our own host without TLS', { origin: 'http://www.site.ca' }, ownHost],
  ['a port that is not the usual one', { origin: 'http://localhost:3000' }, 'localhost:3000'],
  ['SITE_URL, whatever name the proxy asks for', { origin: siteUrl }, behindProxy, siteUrl],
  ['a page of ours that says same-origin and no origin', { 'sec-fetch-site': 'same-origin' }, ownHost, siteUrl],
  ['same-origin behind a proxy', { origin: siteUrl, 'sec-fetch-site': 'same-origin' }, behindProxy],
  ['what a person starts by hand, as a reload', { origin: 'null', 'sec-fetch-site': 'none' }, ownHost],
])('%s may', (_, headers, host, named?: string) => expect(mayComeFromOwnPage({ headers, host }, named)).toBe(true))

test.each([
  ...['https://evil.example', 'https://site.ca', 'https://www.site.ca.evil.example', 'https://evilwww.site.ca'],
  ...['https://www.site.ca:8443', 'null', '', 'www.site.ca', '*'],
])('the origin %o may not', (origin) =>
  expect(mayComeFromOwnPage({ headers: { origin }, host: ownHost }, undefined)).toBe(false),
)

test.each([
  ['https://evil.example', 'evil.example'],
  ['http://www.site.ca', 'www.site.ca'],
  ['https://www.site.ca:8443', 'www.site.ca:8443'],
  ['https://127.0.0.1:3000', behindProxy],
  ['null', 'www.site.ca'],
  ['', 'www.site.ca'],
])('with SITE_URL, the origin %o may not, though the Host is %s', (origin, host) => {
  for (const from of [{}, { 'sec-fetch-site': 'same-origin' }])
    expect(mayComeFromOwnPage({ headers: { origin, ...from }, host }, siteUrl)).toBe(false)
})

test.each([
  { 'sec-fetch-site': 'cross-site' },
  { origin: siteUrl, 'sec-fetch-site': 'cross-site' },
  { origin: 'https://shop.site.ca', 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'elsewhere' },
])('another host of the domain, or another site, may not: %o', (headers) =>
  expect(mayComeFromOwnPage({ headers, host: ownHost }, undefined)).toBe(false),
)
