import fc from 'fast-check'
import { expect, test } from 'vitest'
import { weightField } from '#domain/protocols/field.ts'
import { noExerciseFields } from '#domain/protocols/no-exercise.ts'
import { convertText, fieldTextOf, fieldValueOf } from './field-text.ts'

const { waist } = noExerciseFields

test.each([
  [weightField, '70', 'kg', 'lb', '154,3'],
  [weightField, '154,3', 'lb', 'kg', '70'],
  [weightField, '150', 'lb', 'kg', '68'],
  [weightField, '68', 'kg', 'lb', '150'],
  [weightField, '150 lb', 'kg', 'lb', '150'],
  [waist, '95', 'cm', 'in', '37,4'],
  [waist, '38', 'in', 'cm', '96,5'],
  [weightField, 'x', 'kg', 'lb', 'x'],
  [weightField, '', 'kg', 'lb', ''],
] as const)('%o: %j %s, in %s, is %s', (field, text, from, to, converted) =>
  expect(convertText(field, text, 'fr', from, to)).toBe(converted),
)

test('pounds and tenths of a kilogram survive a conversion and back', () =>
  fc.assert(
    fc.property(fc.integer({ min: 67, max: 2000 }), (count) => {
      expect(fieldTextOf(weightField, fieldValueOf(weightField, String(count), 'fr', 'lb'), 'fr', 'lb')).toBe(
        String(count),
      )
      expect(fieldValueOf(weightField, fieldTextOf(weightField, count / 10, 'fr', 'lb'), 'fr', 'lb')).toBe(count / 10)
    }),
  ))
