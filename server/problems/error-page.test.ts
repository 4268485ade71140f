import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { failingStore, newSite, pagesForTests, formPost, saveRequest } from '#tests/support/server/app.ts'
import { ProblemError } from './problem-details.ts'

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

/** Returns a site whose renderer fails with `error`. */
async function failingSite(error: Error) {
  const pages = { ...pagesForTests(), render: () => Promise.reject(error) }
  const site = await newSite({ pages })
  return site.app
}

test.each([
  ['/mes-resultats', 'fr', 'Trop de demandes en ce moment', 'Attendez 5 secondes', 'href="/"'],
  ['/en/my-results', 'en', 'Too many requests right now', 'Wait 5 seconds', 'href="/en"'],
  ['/english', 'fr', 'Trop de demandes en ce moment', 'Attendez 5 secondes', 'href="/"'],
])('under overload %s gets an error page in its language', async (url, lang, ...words) => {
  const app = await failingSite(new ProblemError(503))
  const { statusCode, headers, body } = await app.inject({ url, headers: browser })
  expect(statusCode).toBe(503)
  const expected = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'retry-after': '5' }
  expect(headers).toMatchObject(expected)
  expect(body).toContain(`<html lang="${lang}">`)
  for (const word of words) expect(body).toContain(word)
})

test.each([
  ['/mes-resultats', 'fr', { headers: browser }, 'Trop de demandes depuis votre connexion', 'Attendez'],
  ['/en', 'en', formPost('/en', 'age=30', browser), 'Too many requests from your', 'Wait'],
] as const)('too often at %s: an error page says how long to wait', async (url, lang, asked, title, wait) => {
  const pages = pagesForTests()
  const site = await newSite({ pages, env: { RATE_LIMIT_MAX: 1 } })
  const ask = () => site.app.inject({ url, ...asked })
  await ask()
  const { statusCode, headers, body } = await ask()
  expect([statusCode, pages.rendered.length]).toEqual([429, 1])
  expect(body).toContain(`<html lang="${lang}">`)
  expect(body).toContain(title)
  expect(body).toMatch(new RegExp(`${wait} ${headers['retry-after']}\\ssecond`))
})

test.each([
  ['/%E0%A4%A', 'Page introuvable (404)'],
  ['/en/%', '404 Page Not Found'],
  ['/mesurer.data', 'Page introuvable (404)'],
])('a browser gets the 404 page at %s, a program a problem document', async (url, title) => {
  const { app } = await newSite()
  const page = await app.inject({ url, headers: browser })
  expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
  expect(page.body).toContain(`<h1>${title}</h1>`)
  expect((await app.inject(url)).headers['content-type']).toBe('application/problem+json; charset=utf-8')
})

test('a page that fails to render shows nothing of the inside', async () => {
  const app = await failingSite(new Error('secret'))
  const { statusCode, body } = await app.inject({ url: '/mes-resultats', headers: browser })
  expect(statusCode).toBe(500)
  expect(body).toContain('Une erreur est survenue')
  expect(body).not.toContain('secret')
})

test('the policy of an error page allows only its own style', async () => {
  const app = await failingSite(new ProblemError(503))
  const { headers, body } = await app.inject({ url: '/mes-resultats', headers: browser })
  const [, style = ''] = /<style>(.*)<\/style>/.exec(body)!
  const hash = createHash('sha256').update(style).digest('base64')
  expect(headers['content-security-policy']).toBe(
    `default-src 'none';style-src 'sha256-${hash}';frame-ancestors 'none';base-uri 'none';form-action 'none';require-trusted-types-for 'script';trusted-types 'none'`,
  )
})

test.each([
  { url: '/mes-resultats', headers: { accept: '*/*' } },
  { url: '/readyz', headers: browser },
  { ...saveRequest, headers: browser },
] as const)('a program gets a problem document: %o', async (request) => {
  const pages = { ...pagesForTests(), render: () => Promise.reject(new ProblemError(503)) }
  const site = await newSite({ pages, store: failingStore() })
  const { statusCode, headers } = await site.app.inject(request)
  expect(statusCode).toBe(503)
  expect(headers['content-type']).toContain('application/problem+json')
})
