import { expect, test } from 'vitest'
import { recordsPath } from '../../api/record-operations.ts'
import { failingStore, newApp, newSite, pagesForTests, formPost, saveRequest } from '../testing/app.ts'
import { StoreUnavailable } from '../store/store.ts'

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
  expect([response.statusCode, response.body]).toEqual([200, 'saved'])
  expect(response.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
  expect(response.cookies).toEqual([expect.objectContaining({ name: 'visitor', httpOnly: true, sameSite: 'Lax' })])
  expect(pages.rendered).toEqual([{ url, form }])
  expect(await rows()).toHaveLength(1)
})

test('a form that is posted twice by a visitor within a minute is one record, however close together', async () => {
  const { send, rows, clock, app } = await siteWithForms()
  const cookie = `visitor=${(await send()).cookies[0]!.value}`
  clock.time += 60_000
  const twice = await Promise.all([send(form, { cookie }), send(form, { cookie })])
  expect(twice.map(({ body }) => body)).toEqual(['saved', 'saved'])
  expect(await rows()).toHaveLength(2)
  clock.time += 59_999
  await send(form, { cookie })
  expect(await rows()).toHaveLength(2)

  // after a deletion, the same form saves again
  await app.inject({ method: 'DELETE', url: `${recordsPath}/${String((await rows())[1]!.id)}`, headers: { cookie } })
  await send(form, { cookie })
  expect(await rows()).toHaveLength(2)
  clock.time += 60_000
  await send(form, { cookie })
  expect(await rows()).toHaveLength(3)

  // nor is it the same once the clock was set back
  clock.time -= 3_600_000
  await send(form, { cookie })
  expect(await rows()).toHaveLength(4)
})

test('while the store is unavailable, the page says so and sets no cookie', async () => {
  const { send } = await siteWithForms({ store: failingStore(new StoreUnavailable('disk full')) })
  const response = await send()
  expect([response.statusCode, response.body, response.cookies]).toEqual([200, 'unavailable', []])
})

test('who sends forms too often is refused before anything is rendered or saved; the API counts too', async () => {
  const { app, send, rows, pages } = await siteWithForms({ env: { RATE_LIMIT_MAX: 2 } })
  await app.inject(saveRequest)
  expect((await send()).body).toBe('saved')
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
  expect((await send(form, {}, url)).statusCode).toBe(url === '/comprendre' ? 405 : 404)
  expect(pages.rendered).toEqual([])
})
