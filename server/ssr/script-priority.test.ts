import { expect, test } from 'vitest'
import { lowerScriptPriority } from './script-priority.ts'

test('preloaded scripts yield to the content; styles and scripts themselves do not', () =>
  expect(
    lowerScriptPriority(
      '<link rel="stylesheet" href="/a.css"/><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/><script src="/a.js"></script>',
    ),
  ).toBe(
    '<link rel="stylesheet" href="/a.css"/><link rel="modulepreload" fetchpriority="low" href="/a.js"/><link rel="modulepreload" fetchpriority="low" href="/b.js"/><script src="/a.js"></script>',
  ))
