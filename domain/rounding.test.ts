import { expect, test } from 'vitest'
import { toTenths } from './rounding.ts'

test.each([
  [0, 0],
  [40.2, 402],
  [40.24, 402],
  [40.26, 403],
  [100.5, 1005],
])('%d ml/kg/min is sent as %d', (vo2max, tenths) => expect(toTenths(vo2max)).toBe(tenths))
