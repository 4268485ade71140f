import { expect, test } from 'vitest'
import { filesFirst, withoutScripts } from './variants.ts'

const stylesInline =
  '<head><title>x</title><style>p{color:red}</style></head><body><p>x</p><script>go()</script><link rel="stylesheet" href="/s.css"/><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/></body>'
const allInTheHead =
  '<head><title>x</title><link rel="modulepreload" fetchpriority="low" href="/a.js"/><link rel="modulepreload" fetchpriority="low" href="/b.js"/><link rel="stylesheet" href="/s.css"/></head><body><p>x</p><script>go()</script></body>'

test('a page without scripts keeps its words and its styles', () => {
  expect(withoutScripts(stylesInline)).toBe(
    '<head><title>x</title><style>p{color:red}</style></head><body><p>x</p><link rel="stylesheet" href="/s.css"/></body>',
  )
  expect(withoutScripts(allInTheHead)).toBe(
    '<head><title>x</title><link rel="stylesheet" href="/s.css"/></head><body><p>x</p></body>',
  )
})

test('inline styles become the whole sheet in the head, behind the preloads', () =>
  expect(filesFirst(stylesInline)).toBe(allInTheHead))

test('a page with its files in the head stays as it is', () => expect(filesFirst(allInTheHead)).toBe(allInTheHead))

test('a rendered page says where its sheet is after a nonce', () =>
  expect(filesFirst('<head><link nonce="x" rel="stylesheet" href="/s.css"/></head>')).toBe(
    '<head><link rel="stylesheet" href="/s.css"/></head>',
  ))
