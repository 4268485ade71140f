import { expect, test } from 'vitest'
import { equationOf, type TestEntry } from '../../../domain/tests/registry.ts'
import { formatNumber } from '../../../i18n/number.ts'
import { equationText } from './equation-text.ts'

const written = (entry: TestEntry, result: string) =>
  equationText(equationOf(entry)!, result, (value, decimals, most) => formatNumber(value, 'fr', decimals, most))

test('the equation of a walk, with the numbers of the person', () =>
  expect(
    written(
      { test: 'rockport-walk', inputs: { age: 60, gender: 'homme', weight: 70.5, seconds: 990, pulse: 140 } },
      '32,1',
    ),
  ).toBe(
    '(6,9652 +~0,0201 ×~70,5 −~0,0257 ×~60 −~0,224 ×~16,5 −~0,0115 ×~140 +~0,5955) ×~1~000 ÷~70,5 =~32,1'.replaceAll(
      '~',
      '\u00a0',
    ),
  ))
