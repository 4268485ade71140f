import { expect, test } from 'vitest'
import { inlineScriptSources, pagePolicy } from './csp.ts'

/** The example of the Content-Security-Policy specification, which browsers agree with. */
const doSomething = "'sha256-RFWPLDbv2BY+rCkDzsE+0fr8ylGr2R2faWMhq4lfEQc='"

test('an inline script has the hash that a browser computes', () =>
  expect(inlineScriptSources('<script>doSomething();</script>')).toEqual([doSomething]))

test.each([
  '<script type="module">doSomething();</script>',
  '<script type="module" async="">doSomething();</script>',
  '<script\n  data-src="/a.js">doSomething();</script>',
])('attributes do not count: %s', (html) => expect(inlineScriptSources(html)).toEqual([doSomething]))

test('every character between the tags counts, line ends included', () =>
  expect(inlineScriptSources('<script>\ndoSomething();</script>')).not.toEqual([doSomething]))

test('a script of a file is no inline script', () =>
  expect(inlineScriptSources('<script src="/a.js"></script><script type="module" src="/b.js"></script>')).toEqual([]))

test('two scripts have two hashes, the same script twice has one', () =>
  expect(
    inlineScriptSources('<script>doSomething();</script>\n<script>a()</script><script>doSomething();</script>'),
  ).toEqual([doSomething, "'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='"]))

test('a page may run its own files and the scripts named, and load nothing from elsewhere', () =>
  expect(pagePolicy(["'sha256-abc='", "'nonce-xyz'"]).split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self' 'sha256-abc=' 'nonce-xyz'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]))

test('a page without inline scripts names none', () => expect(pagePolicy([])).toContain("script-src 'self';"))
