import { expect, test } from 'vitest'
import { withPostedWish } from './render-page.ts'

const page = (done: string) => `<html><head></head><body><p data-done="${done}"></p></body></html>`

test.each(['erase', 'stop', 'resume'])('the answer to %s tells the browser by a script with a nonce', (wish) => {
  const html = withPostedWish(page(wish), 'abc')
  expect(html).toMatch(/<script nonce="abc">[^<]*<\/script><\/head>/)
  expect(html).toContain(`localStorage.setItem("wish","${wish}")`)
  expect(html.includes('removeItem')).toBe(wish !== 'resume')
})

test.each(['correct', 'unavailable'])('the answer %s has no such line', (done) =>
  expect(withPostedWish(page(done), 'abc')).toBe(page(done)),
)
