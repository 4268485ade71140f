import { expect, test } from 'vitest'
import { parseRunForm } from './form-data.ts'

const filled = { age: '30', gender: 'homme', weight: '70', distance: '2400' }

function form(values: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(values)) data.set(name, value)
  return data
}

test('a form filled in rightly is a run', () =>
  expect(parseRunForm(form(filled), 'fr')).toEqual({
    values: filled,
    run: { age: 30, gender: 'homme', weight: 70, distance: 2400 },
  }))

test('a field that we do not know is ignored, as a newer page may have sent the form', () =>
  expect(parseRunForm(form({ ...filled, wind: 'strong' }), 'fr').run).toEqual({
    age: 30,
    gender: 'homme',
    weight: 70,
    distance: 2400,
  }))

test('both decimal signs are read, whatever the language', () => {
  expect(parseRunForm(form({ ...filled, weight: '70,5' }), 'en').run?.weight).toBe(70.5)
  expect(parseRunForm(form({ ...filled, weight: '70.5' }), 'fr').run?.weight).toBe(70.5)
})

test('what was typed comes back with the errors, in the order of the fields', () => {
  const typed = { age: '9', gender: 'x', weight: '', distance: 'abc' }
  expect(parseRunForm(form(typed), 'fr')).toEqual({
    values: typed,
    errors: [
      { field: 'age', rule: 'tooSmall', limit: 10 },
      { field: 'gender', rule: 'notAnOption', expected: "'homme' | 'femme'", received: "'x'" },
      { field: 'weight', rule: 'required' },
      { field: 'distance', rule: 'notANumber', received: 'nan' },
    ],
  })
})

test('a form without its fields lacks every one of them', () =>
  expect(parseRunForm(new FormData(), 'en').errors?.map(({ field, rule }) => `${field} ${rule}`)).toEqual([
    'age required',
    'gender required',
    'weight required',
    'distance required',
  ]))
