import { expect, test } from 'vitest'
import { withWidths } from './named-widths.ts'

test('a name in a media query becomes its width, and a property stays', () =>
  expect(withWidths('@media screen and (--narrow) { a { color: var(--ink); } }')).toBe(
    '@media screen and (max-width: 48rem) { a { color: var(--ink); } }',
  ))

test('a name that the sheet lacks ends the build', () =>
  expect(() => withWidths('@media (--narow) {}')).toThrow('--narow'))
