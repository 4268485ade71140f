import { expect, test } from 'vitest'
import { inlineSources, pagePolicy } from './headers.ts'

/** The hash of `doSomething` in the Content-Security-Policy specification's example. */
const doSomething = "'sha256-RFWPLDbv2BY+rCkDzsE+0fr8ylGr2R2faWMhq4lfEQc='"

test.each([
  ['an inline script has the hash that a browser computes', '<script>doSomething();</script>', [doSomething]],
  ['attributes do not count', '<script\n  type="module" data-src="/a.js">doSomething();</script>', [doSomething]],
  [
    'every character between the tags counts, and the same script twice has one hash',
    '<script>a()</script>\n<script>a()</script><script>\na()</script>',
    [
      "'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='",
      expect.not.stringContaining('qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='),
    ],
  ],
  ['a script of a file is no inline script', '<script type="module" src="/b.js"></script>', []],
  ['data is no script', '<script type="application/ld+json">{"@context":"https://schema.org"}</script>', []],
])('%s', (_, html, scripts) => expect(inlineSources(html).scripts).toEqual(scripts))

test('a page may run its own files and the named scripts, and load nothing else', () =>
  expect(pagePolicy({ scripts: ["'sha256-abc='", "'nonce-xyz'"], styles: ["'sha256-def='"] }).split(';')).toEqual([
    "default-src 'none'",
    "script-src 'self' 'sha256-abc=' 'nonce-xyz'",
    "style-src 'self' 'sha256-def='",
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "connect-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ]))

test('an inline style has a hash of its own kind', () => {
  const { scripts, styles } = inlineSources('<style>doSomething();</style>')
  expect([scripts, styles]).toEqual([[], [doSomething]])
})
