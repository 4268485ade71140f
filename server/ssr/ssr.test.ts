import { expect, test } from 'vitest'
import { withPostedIntent } from './render-page.ts'

const page = (outcome: string) => `<html><head></head><body><p data-outcome="${outcome}"></p></body></html>`

test.each(['erase', 'stop', 'resume'])(
  'the page after %s has a script with a nonce that tells the browser',
  (intent) => {
    const html = withPostedIntent(page(intent), 'abc')
    expect(html).toMatch(/<script nonce="abc">[^<]*<\/script><\/head>/)
    expect(html).toContain(`localStorage.setItem("posted-intent","${intent}")`)
    expect(html.includes('removeItem')).toBe(intent !== 'resume')
  },
)

test('the page after nothing was found to erase tells the browser to erase', () =>
  expect(withPostedIntent(page('nothing'), 'abc')).toBe(
    withPostedIntent(page('erase'), 'abc').replace('data-outcome="erase"', 'data-outcome="nothing"'),
  ))

test.each(['correct', 'unavailable'])('the page after %s has no such script', (done) =>
  expect(withPostedIntent(page(done), 'abc')).toBe(page(done)),
)
