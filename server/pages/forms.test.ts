import { afterAll, beforeEach, expect, test } from 'vitest'
import { exportPaths } from '#contract/records.ts'
import { formPost, newApp, newSite, saveRequest } from '#tests/support/server/app.ts'

const site = await newApp()
const { rendered } = site.pages
beforeEach(() => void rendered.splice(0))
afterAll(() => site.close())

const form = 'age=30&gender=homme&weight=70%2C5&distance=2400'
const calculatorPaths = ['/', '/en', '/mesurer', '/en/measure']
const personalPaths = ['/mes-resultats', '/en/my-results', '/mes-resultats.data', '/en/my-results.data']
const paths = [...calculatorPaths, ...personalPaths]

const send = (payload = form, headers: Record<string, string> = {}, url = '/mesurer', to = site) =>
  to.app.inject(formPost(url, payload, headers))

test.each(paths)('the form of %s is rendered as its page, and not cached', async (url) => {
  const { statusCode, headers, body } = await send(form, {}, url)
  expect([statusCode, body]).toEqual([200, '<h1>Rendered</h1>'])
  expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
  expect(rendered).toEqual([{ url, form }])
})

test.each(paths)('a form that another site posts to %s is 403, unrendered', async (url) => {
  expect((await send(form, { origin: 'https://evil.example' }, url)).statusCode).toBe(403)
  expect(rendered).toEqual([])
})

test('the site’s own form is accepted behind a proxy that hides its host name', async () => {
  const hidden = { host: '127.0.0.1:3000', origin: 'https://www.site.ca' }
  const named = await newSite({ env: { SITE_URL: 'https://www.site.ca' } })
  expect((await send(form, hidden, '/mesurer', named)).statusCode).toBe(200)
  expect((await send(form, { ...hidden, 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200)
})

test('forms of the calculator share the limit of the API’s saves, then go unrendered', async () => {
  const limited = await newSite({ env: { RATE_LIMIT_MAX: 2 } })
  await limited.app.inject(saveRequest)
  await send(form, {}, '/mesurer', limited)
  const { statusCode, headers } = await send(form, {}, '/en', limited)
  expect([statusCode, headers['retry-after']]).toEqual([429, '60'])
  expect(limited.pages.rendered).toHaveLength(1)
})

test('forms of My progress share the limit of the exports, and leave saves alone', async () => {
  const limited = await newSite({ env: { RATE_LIMIT_MAX: 2 } })
  await limited.app.inject(exportPaths.json)
  await send(form, {}, '/mes-resultats', limited)
  expect((await send(form, {}, '/en/my-results.data', limited)).statusCode).toBe(429)
  expect((await limited.app.inject(saveRequest)).statusCode).toBe(201)
})

const otherTypes = ['application/json', 'text/plain', 'multipart/form-data; boundary=x', 'text/html', ';']
test.each(otherTypes)('a body of type %s is 415', async (type) => {
  expect((await send('"age=30"', { 'content-type': type })).statusCode).toBe(415)
  expect(rendered).toEqual([])
})

test('a form of 4 KiB is read, a byte more is 413', async () => {
  expect((await send('a'.repeat(4096))).statusCode).toBe(200)
  expect((await send('a'.repeat(4097))).statusCode).toBe(413)
  expect(rendered).toHaveLength(1)
})

const withoutForm = ['/comprendre', '/nowhere', '/en/nowhere', '/mesurer.data', '/_root.data']
test.each(withoutForm)('no form is rendered at %s', async (url) => {
  expect((await send(form, {}, url)).statusCode).toBe(404)
  expect(rendered).toEqual([])
})
