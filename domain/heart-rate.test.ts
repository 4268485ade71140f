import { expect, test } from 'vitest'
import { heartRatesIn, heartRateZones, maximumHeartRate } from './heart-rate.ts'

test('at 35 the heart can beat 183.5 times a minute, 156 to 174 in intense sessions', () => {
  expect(maximumHeartRate(35)).toBe(183.5)
  expect(heartRatesIn(heartRateZones.easy, 35)).toEqual({ from: 110, to: 128 })
  expect(heartRatesIn(heartRateZones.intense, 35)).toEqual({ from: 156, to: 174 })
})
