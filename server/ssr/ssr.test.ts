import { expect, test } from 'vitest'
import { deferAssets } from './defer-assets.ts'
import { withPostedWish } from './render-page.ts'

test('styles stand in the head, the whole sheet and the preloads at the end of the body', () =>
  expect(
    deferAssets(
      '<head><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/></head><body><p>x</p><script>go()</script></body>',
      '<style>p{color:red}</style>',
      '<link rel="stylesheet" href="/s.css"/>',
    ),
  ).toBe(
    '<head><style>p{color:red}</style></head><body><p>x</p><script>go()</script><link rel="stylesheet" href="/s.css"/><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/></body>',
  ))

test('a file that the page’s own script imports is not asked for twice', () => {
  const script = '<script type="module">import "/a.js";\nimport * as b from "/b.js";import("/c.js")</script>'
  const preloads = ['a', 'b', 'c'].map((name) => `<link rel="modulepreload" href="/${name}.js"/>`).join('')
  const html = `<head>${preloads}</head><body>${script}</body>`
  expect(deferAssets(html, '')).toBe(`<head></head><body>${script}<link rel="modulepreload" href="/c.js"/></body>`)
})

test('a dollar sign in the styles is a dollar sign', () =>
  expect(deferAssets('<head></head><body></body>', "<style>a::after{content:'$&'}</style>")).toContain(
    "{content:'$&'}",
  ))

const page = (done: string) => `<html><head></head><body><p data-done="${done}"></p></body></html>`

test.each(['erase', 'stop', 'resume'])(
  'the answer to %s tells the browser, by a line that its policy lets run',
  (wish) => {
    const html = withPostedWish(page(wish), 'abc')
    expect(html).toMatch(/<script nonce="abc">[^<]*<\/script><\/head>/)
    expect(html).toContain(`localStorage.setItem("wish","${wish}")`)
    expect(html.includes('removeItem')).toBe(wish !== 'resume')
  },
)

test.each(['correct', 'unavailable'])('the answer %s has no such line', (done) =>
  expect(withPostedWish(page(done), 'abc')).toBe(page(done)),
)
