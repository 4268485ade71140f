import { expect, test } from 'vitest'
import { contentFirst } from './content-first.ts'

test('styles stand in the head, the whole sheet and the preloads at the end of the body', () =>
  expect(
    contentFirst(
      '<head><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/></head><body><p>x</p><script>go()</script></body>',
      { inline: 'p{color:red}', sheet: '/s.css' },
    ),
  ).toBe(
    '<head><style>p{color:red}</style></head><body><p>x</p><script>go()</script><link rel="stylesheet" href="/s.css"/><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/></body>',
  ))

test('a dollar sign in the styles is a dollar sign', () =>
  expect(contentFirst('<head></head><body></body>', { inline: "a::after{content:'$&'}", sheet: '/s.css' })).toContain(
    "<style>a::after{content:'$&'}</style>",
  ))
