import { expect, test } from 'vitest'
import { calculatorPaths, personalPaths } from '#tests/support/addresses.ts'
import { formPost, newServer } from '#tests/support/server/test-server.ts'

const form = 'age=30&gender=homme&weight=70%2C5&distance=2400'

test.each([...calculatorPaths, ...personalPaths])('the form of %s is rendered as its page', async (url) => {
  const { app, pages } = await newServer()
  const { statusCode, headers, body } = await app.inject(formPost(url, form))
  expect([statusCode, body]).toEqual([200, '<h1>Rendered</h1>'])
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(pages.rendered).toEqual([{ url, form }])
})

test('the site’s own form is accepted behind a proxy that hides its host name', async () => {
  const hidden = { host: '127.0.0.1:3000', origin: 'https://www.site.ca' }
  const named = await newServer({ env: { SITE_URL: 'https://www.site.ca' } })
  expect((await named.app.inject(formPost('/mesurer', form, hidden))).statusCode).toBe(200)
  const unnamed = await newServer()
  const sameOrigin = formPost('/mesurer', form, { ...hidden, 'sec-fetch-site': 'same-origin' })
  expect((await unnamed.app.inject(sameOrigin)).statusCode).toBe(200)
})

const withoutForm = ['/comprendre', '/nowhere', '/en/nowhere', '/mesurer.data', '/_root.data']
test.each(withoutForm)('no form is rendered at %s', async (url) => {
  const { app, pages } = await newServer()
  expect((await app.inject(formPost(url, form))).statusCode).toBe(404)
  expect(pages.rendered).toEqual([])
})
