import { expect, test } from 'vitest'
import { viteTargets } from './targets.ts'
import { unsupportedInScript } from './testing/scripts.ts'
import { unsupportedInStyles } from './testing/styles.ts'

test('the floor is Chrome 99, Firefox 113 and Safari 15.4, on iOS too', () =>
  expect([...viteTargets].sort()).toEqual(['chrome99.0', 'edge99.0', 'firefox113.0', 'ios15.4', 'safari15.4']))

test.each([
  'runs.toReversed()',
  'runs.findLastIndex(Boolean); new Set().union(other)',
  'fetch(path, { signal: AbortSignal.timeout(15000) })',
  'URL.canParse(path)',
  'new Intl.Segmenter()',
  'requestIdleCallback(start)',
  'class Runs { static { this.count = 0 } }',
  'path.replace(/(?<=a)b/, "")',
  '/[a--b]/v.test(path)',
  'using file = open()',
])('%s is found in a script', (script) => expect(unsupportedInScript(script)).not.toEqual([]))

test('what the floor has is none of it', () =>
  expect(
    unsupportedInScript(
      'runs.at(-1); Object.hasOwn(a, b); structuredClone(a); class A { #b = 1 }; crypto.randomUUID(); [].map(f).filter(g)',
    ),
  ).toEqual([]))

test.each([
  ['@media (width <= 48rem){a{color:red}}', ['@media (width <= …)']],
  ['a{fill:color-mix(in oklab,var(--pine) 22%,var(--paper))}', ['color-mix()']],
  ['a{color:light-dark(#fff,#000)}', ['light-dark()']],
  ['a{b &{color:red}}', ['&']],
  ['a{block-size:100dvh}', ['1dvh']],
  ['section:has(h2){color:red}', [':has']],
  ['@container (min-width: 1px){a{color:red}}', ['@container']],
  ['a{grid-template-rows:subgrid;float:inline-start}', ['float: inline-start', 'grid-template-rows: subgrid']],
  ['@layer base{a:hover{inset:0;aspect-ratio:1;color:#fff8}}@media (max-width:48rem){:focus-visible{top:0}}', []],
])('%s in a style sheet: %j', (sheet, missing) => expect(unsupportedInStyles(sheet)).toEqual(missing))
