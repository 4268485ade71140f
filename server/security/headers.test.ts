import { expect, test } from 'vitest'
import { inlineSources, pagePolicy } from './headers.ts'

/** The example of the Content-Security-Policy specification, which browsers agree with. */
const doSomething = "'sha256-RFWPLDbv2BY+rCkDzsE+0fr8ylGr2R2faWMhq4lfEQc='"

const scriptSources = (html: string) => inlineSources(html).scripts

test('an inline script has the hash that a browser computes', () =>
  expect(scriptSources('<script>doSomething();</script>')).toEqual([doSomething]))

test.each([
  '<script type="module">doSomething();</script>',
  '<script type="module" async="">doSomething();</script>',
  '<script\n  data-src="/a.js">doSomething();</script>',
])('attributes do not count: %s', (html) => expect(scriptSources(html)).toEqual([doSomething]))

test('every character between the tags counts, line ends included', () =>
  expect(scriptSources('<script>\ndoSomething();</script>')).not.toEqual([doSomething]))

test('a script of a file is no inline script', () =>
  expect(scriptSources('<script src="/a.js"></script><script type="module" src="/b.js"></script>')).toEqual([]))

test('data is no script, and needs no hash', () =>
  expect(scriptSources('<script type="application/ld+json">{"@context":"https://schema.org"}</script>')).toEqual([]))

test('two scripts have two hashes, the same script twice has one', () =>
  expect(scriptSources('<script>doSomething();</script>\n<script>a()</script><script>doSomething();</script>')).toEqual(
    [doSomething, "'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='"],
  ))

test('a page may run its own files and the scripts named, and load nothing from elsewhere', () =>
  expect(pagePolicy({ scripts: ["'sha256-abc='", "'nonce-xyz'"], styles: ["'sha256-def='"] }).split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self' 'sha256-abc=' 'nonce-xyz'",
    "style-src 'self' 'sha256-def='",
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types worker',
  ]))

test('an inline style has a hash of its own kind', () => {
  const { scripts, styles } = inlineSources('<style>doSomething();</style>')
  expect([scripts, styles]).toEqual([[], [doSomething]])
})
