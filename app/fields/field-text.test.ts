import fc from 'fast-check'
import { expect, test } from 'vitest'
import { weight } from '#domain/protocols/field.ts'
import { noExerciseFields } from '#domain/protocols/no-exercise.ts'
import { inOtherUnit, textOf, valueOf } from './field-text.ts'

const { waist } = noExerciseFields

test.each([
  [weight, '70', 'kg', 'lb', '154,3'],
  [weight, '154,3', 'lb', 'kg', '70'],
  [weight, '150', 'lb', 'kg', '68'],
  [weight, '68', 'kg', 'lb', '150'],
  [weight, '150 lb', 'kg', 'lb', '150'],
  [waist, '95', 'cm', 'in', '37,4'],
  [waist, '38', 'in', 'cm', '96,5'],
  [weight, 'x', 'kg', 'lb', 'x'],
  [weight, '', 'kg', 'lb', ''],
] as const)('%o: %j %s, in %s, is %s', (field, text, from, to, converted) =>
  expect(inOtherUnit(field, text, 'fr', from, to)).toBe(converted),
)

test('pounds and tenths of a kilogram survive a conversion and back', () =>
  fc.assert(
    fc.property(fc.integer({ min: 67, max: 2000 }), (count) => {
      expect(textOf(weight, valueOf(weight, String(count), 'fr', 'lb'), 'fr', 'lb')).toBe(String(count))
      expect(valueOf(weight, textOf(weight, count / 10, 'fr', 'lb'), 'fr', 'lb')).toBe(count / 10)
    }),
  ))
