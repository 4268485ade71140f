import { expect, test } from 'vitest'
import { defaultRun, runFields } from './cooper-run.ts'

test('the limits are those of the product spec', () =>
  expect(runFields).toEqual({
    age: { kind: 'years', min: 10, max: 100 },
    gender: { kind: 'gender' },
    weight: { kind: 'kilograms', min: 30, max: 200 },
    distance: { kind: 'metres', min: 500, max: 5000 },
  }))

test('the form starts with a 30-year-old man of 70 kg who ran 2,400 m', () =>
  expect(defaultRun).toEqual({ age: 30, gender: 'homme', weight: 70, distance: 2400 }))
