import { expect, test } from 'vitest'
import { absoluteUptake, averageSpeed, metsOf } from './effort.ts'
import { toTenths } from './rounding.ts'
import { maximumHeartRate, pulseIn } from './heart-rate.ts'

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

test.each([
  [0, 0],
  [40.2, 402],
  [40.24, 402],
  [40.26, 403],
  [100.5, 1005],
])('%d ml/kg/min is sent as %d', (vo2max, tenths) => expect(toTenths(vo2max)).toBe(tenths))

test('at 35 the heart can beat 183.5 times a minute, 110 to 128 at ease, 156 to 174 in intense sessions', () => {
  expect(maximumHeartRate(35)).toBe(183.5)
  expect(pulseIn('easy', 35)).toEqual({ from: 110, to: 128 })
  expect(pulseIn('intense', 35)).toEqual({ from: 156, to: 174 })
})
