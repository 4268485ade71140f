import { expect, test } from 'vitest'
import { fieldTestSchemas } from '../../../contract/field-test.ts'
import { fieldTestNames } from '../../../domain/field-tests/field-test.ts'
import { fieldsOf } from './fields.ts'
import { isFieldTestName, parseFieldTestForm } from './form-data.ts'

const typed = (text: string) => new URLSearchParams(text)
const walk = 'age=60&gender=femme&weight=70,5&seconds=16:00&pulse=140'

test.each(fieldTestNames)('%s: the form has the fields of its schema', (name) =>
  expect(Object.keys(fieldTestSchemas[name].entries)).toEqual([...fieldsOf[name]]),
)

test('a walk as typed: the time in minutes and seconds, the weight with a decimal comma', () =>
  expect(parseFieldTestForm('rockport-walk', typed(walk), 'fr')).toEqual({
    values: { age: '60', gender: 'femme', weight: '70,5', seconds: '16:00', pulse: '140' },
    fieldTest: {
      test: 'rockport-walk',
      inputs: { age: 60, gender: 'femme', weight: 70.5, seconds: 960, pulse: 140 },
    },
  }))

test.each([
  ['seconds=16,5', { field: 'seconds', rule: 'notANumber', received: 'nan' }],
  ['seconds=5:59', { field: 'seconds', rule: 'tooSmall', limit: 360 }],
  ['seconds=46', { field: 'seconds', rule: 'tooLarge', limit: 2700 }],
  ['seconds=', { field: 'seconds', rule: 'required' }],
  ['pulse=140,5', { field: 'pulse', rule: 'notAnInteger' }],
  ['gender=', { field: 'gender', rule: 'required' }],
])('a walk with %s is refused by its rule, and what was typed is kept', (wrong, error) => {
  const form = typed(walk)
  for (const [name, value] of typed(wrong)) form.set(name, value)
  const { errors, values, fieldTest } = parseFieldTestForm('rockport-walk', form, 'fr')
  expect(errors).toEqual([error])
  expect(fieldTest).toBeUndefined()
  expect(values).toMatchObject(Object.fromEntries(typed(wrong)))
})

test('the age of a step test may be left empty', () =>
  expect(parseFieldTestForm('queens-college-step', typed('gender=homme&pulse=140&age='), 'en').fieldTest).toEqual({
    test: 'queens-college-step',
    inputs: { gender: 'homme', pulse: 140 },
  }))

test('only the names of tests are names', () => {
  expect(isFieldTestName('rockport-walk')).toBe(true)
  for (const other of ['cooper', 'toString', '', null]) expect(isFieldTestName(other)).toBe(false)
})
