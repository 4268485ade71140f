import { expect, test } from 'vitest'
import { calculationSchema } from './calculation.ts'
import { contractVersion } from './version.ts'

test('the version goes up with the fields of a calculation', () =>
  expect([contractVersion, ...Object.keys(calculationSchema.entries)]).toEqual([
    1,
    ...['age', 'gender', 'weight', 'distance', 'vo2maxResult', 'category'],
  ]))
