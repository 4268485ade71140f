import { expect, test } from 'vitest'
import { failingStore, formPost, newApp, newSite, pagesForTests, saveRequest } from '#tests/support/server/app.ts'

const form = 'age=30&gender=homme&weight=70%2C5&distance=2400'

async function siteWithForms(given: Parameters<typeof newApp>[0] = {}) {
  const pages = pagesForTests()
  const site = await newSite({ pages, ...given })
  const send = (payload = form, headers: Record<string, string> = {}, url = '/mesurer') =>
    site.app.inject(formPost(url, payload, headers))
  return { ...site, pages, send }
}

test.each(['/', '/en', '/mesurer', '/en/measure'])('the form of %s is saved; its page answers', async (url) => {
  const { send, rows, pages } = await siteWithForms()
  const response = await send(form, {}, url)
  expect(response.statusCode).toBe(200)
  expect(response.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
  expect(response.cookies).toEqual([expect.objectContaining({ name: 'visitor', httpOnly: true, sameSite: 'Lax' })])
  expect(pages.rendered).toEqual([{ url, form }])
  expect(await rows()).toHaveLength(1)
})

test('a form that a visitor posts twice within a minute is one record', async () => {
  const { send, rows, clock } = await siteWithForms()
  const cookie = `visitor=${(await send()).cookies[0]!.value}`
  await send(form, { cookie })
  expect(await rows()).toHaveLength(1)
  clock.time += 60_000
  await Promise.all([send(form, { cookie }), send(form, { cookie })])
  expect(await rows()).toHaveLength(2)
})

test('while the store is away, the page says so, and sets no cookie', async () => {
  const { send } = await siteWithForms({ store: failingStore() })
  const response = await send()
  expect([response.statusCode, response.body, response.cookies]).toEqual([200, 'failed: StoreUnavailable', []])
})

test('forms share the limit of the API’s saves, and are refused unrendered', async () => {
  const { app, send, rows, pages } = await siteWithForms({ env: { RATE_LIMIT_MAX: 2 } })
  await app.inject(saveRequest)
  await send()
  const { statusCode, headers } = await send()
  expect([statusCode, headers['retry-after']]).toEqual([429, '60'])
  expect([(await rows()).length, pages.rendered.length]).toEqual([2, 1])
})

test('the site’s own form is accepted behind a proxy that hides its host name', async () => {
  const hidden = { host: '127.0.0.1:3000', origin: 'https://www.site.ca' }
  const { send } = await siteWithForms({ env: { SITE_URL: 'https://www.site.ca' } })
  expect((await send(form, hidden)).statusCode).toBe(200)
  const { send: sendWithoutName } = await siteWithForms()
  expect((await sendWithoutName(form, { ...hidden, 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200)
})

const otherTypes = ['application/json', 'text/plain', 'multipart/form-data; boundary=x', 'text/html', ';']
test.each(otherTypes)('a body of type %s is 415', async (type) => {
  const { send, pages } = await siteWithForms()
  expect([(await send('"age=30"', { 'content-type': type })).statusCode, pages.rendered]).toEqual([415, []])
})

test('a form of 4 KiB is read, a byte more is 413', async () => {
  const { send, pages } = await siteWithForms()
  expect((await send('a'.repeat(4096))).statusCode).toBe(200)
  expect((await send('a'.repeat(4097))).statusCode).toBe(413)
  expect(pages.rendered).toHaveLength(1)
})

const withoutForm = ['/comprendre', '/nowhere', '/en/nowhere', '/mesurer.data', '/_root.data']
test.each(withoutForm)('no form is rendered at %s', async (url) => {
  const { send, pages } = await siteWithForms()
  expect((await send(form, {}, url)).statusCode).toBe(404)
  expect(pages.rendered).toEqual([])
})
