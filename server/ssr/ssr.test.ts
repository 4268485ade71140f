import { expect, test } from 'vitest'
import { withPostedIntent } from './render-page.ts'

const page = (done: string) => `<html><head></head><body><p data-done="${done}"></p></body></html>`

test.each(['erase', 'stop', 'resume'])('the answer to %s tells the browser by a script with a nonce', (intent) => {
  const html = withPostedIntent(page(intent), 'abc')
  expect(html).toMatch(/<script nonce="abc">[^<]*<\/script><\/head>/)
  expect(html).toContain(`localStorage.setItem("posted-intent","${intent}")`)
  expect(html.includes('removeItem')).toBe(intent !== 'resume')
})

test.each(['correct', 'unavailable'])('the answer %s has no such line', (done) =>
  expect(withPostedIntent(page(done), 'abc')).toBe(page(done)),
)
