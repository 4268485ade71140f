import { createHash } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { parseHtml } from '#tests/support/parse.ts'
import { failingStore, formPost, newServer, runPost } from '#tests/support/server/test-server.ts'

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

test.each([
  ['/mes-resultats', 'fr', { headers: browser }, 'Trop de demandes depuis votre connexion', 'Attendez'],
  ['/en', 'en', formPost('/en', 'age=30', browser), 'Too many requests from your', 'Wait'],
] as const)('too often at %s: an error page says how long to wait', async (url, lang, asked, title, wait) => {
  const { app, pages } = await newServer({ env: { RATE_LIMIT_MAX: 1 } })
  const ask = () => app.inject({ url, ...asked })
  await ask()
  const { statusCode, headers, body } = await ask()
  expect([statusCode, pages.rendered.length]).toEqual([429, 1])
  expect(body).toContain(`<html lang="${lang}">`)
  expect(body).toContain(title)
  expect(body).toMatch(new RegExp(`${wait} ${headers['retry-after']}\\ssecond`))
})

test.each([
  ['/mes-resultats', 'fr', 'Une erreur est survenue'],
  ['/en/my-results', 'en', 'Something went wrong'],
])('if %s fails to render, a page says so, and shows nothing of the inside', async (url, lang, title) => {
  const { app, pages } = await newServer()
  vi.spyOn(pages, 'render').mockResolvedValue({ status: 500, headers: {}, body: 'secret' })
  const { statusCode, headers, body } = await app.inject({ url, headers: browser })
  expect(statusCode).toBe(500)
  expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
  expect(body).toContain(`<html lang="${lang}">`)
  expect(body).toContain(title)
  expect(body).not.toContain('secret')
})

test('the policy of an error page allows only its own style', async () => {
  const { app, pages } = await newServer()
  vi.spyOn(pages, 'render').mockResolvedValue({ status: 500, headers: {}, body: '' })
  const { headers, body } = await app.inject({ url: '/mes-resultats', headers: browser })
  const { textContent: style } = parseHtml(body).querySelector('style')!
  const hash = createHash('sha256').update(style).digest('base64')
  expect(headers['content-security-policy']).toBe(
    `default-src 'none';style-src 'sha256-${hash}';frame-ancestors 'none';base-uri 'none';form-action 'none';require-trusted-types-for 'script';trusted-types 'none'`,
  )
})

test.each([
  { url: '/readyz', headers: browser },
  { ...runPost, headers: browser },
] as const)('a program gets a problem document: %o', async (request) => {
  const { app } = await newServer({ store: failingStore() })
  const { statusCode, headers } = await app.inject(request)
  expect(statusCode).toBe(503)
  expect(headers['content-type']).toContain('application/problem+json')
})
