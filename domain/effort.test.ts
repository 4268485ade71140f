import { expect, test } from 'vitest'
import { absoluteUptake, averageSpeed, metsOf } from './effort.ts'

test('40.2 ml/kg/min are 11.5 METs', () => expect(metsOf(40.2)).toBe(11.5))

test.each([
  [40.2, 70, 2.8],
  [0, 70, 0],
  [100.5, 200, 20.1],
])('%d ml/kg/min at %d kg is %d L/min', (vo2max, weight, litres) => expect(absoluteUptake(vo2max, weight)).toBe(litres))

test.each([
  [2400, 12],
  [2650, 13.3],
])('%d m in 12 minutes are %d km/h', (distance, speed) => expect(averageSpeed(distance)).toBe(speed))
