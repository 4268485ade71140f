import { expect, test } from 'vitest'
import { deferAssets } from './page-styles.ts'

test('styles stand in the head, the whole sheet and the preloads at the end of the body', () =>
  expect(
    deferAssets(
      '<head><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/></head><body><p>x</p><script>go()</script></body>',
      { inline: 'p{color:red}', sheet: '/s.css' },
    ),
  ).toBe(
    '<head><style>p{color:red}</style></head><body><p>x</p><script>go()</script><link rel="stylesheet" href="/s.css"/><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/></body>',
  ))

test('a file that the page’s own script imports is not asked for twice', () => {
  const script = '<script type="module">import "/a.js";\nimport * as b from "/b.js";import("/c.js")</script>'
  const preloads = ['a', 'b', 'c'].map((name) => `<link rel="modulepreload" href="/${name}.js"/>`).join('')
  const html = `<head>${preloads}</head><body>${script}</body>`
  expect(deferAssets(html, { inline: '', sheet: '/s.css' })).toBe(
    `<head><style></style></head><body>${script}<link rel="stylesheet" href="/s.css"/><link rel="modulepreload" href="/c.js"/></body>`,
  )
})

test('a dollar sign in the styles is a dollar sign', () =>
  expect(deferAssets('<head></head><body></body>', { inline: "a::after{content:'$&'}", sheet: '/s.css' })).toContain(
    "<style>a::after{content:'$&'}</style>",
  ))
