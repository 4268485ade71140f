import { expect, test } from 'vitest'
import { litresPerMinuteOf, walkingUptake } from './effort.ts'
import { maximumHeartRate, pulseIn, zones } from './heart-rate.ts'
import { toTenths } from './rounding.ts'

test('40.2 ml/kg/min are 2.8 L/min at 70 kg, and 402 tenths', () => {
  expect(litresPerMinuteOf(40.2, 70)).toBe(2.8)
  expect([40.2, 40.24, 40.26].map(toTenths)).toEqual([402, 402, 403])
})

test('walking at 100 m/min takes 13.5 ml/kg/min', () => expect(walkingUptake(100)).toBe(13.5))

test('at 35 the heart can beat 183.5 times a minute, 156 to 174 in intense sessions', () => {
  expect(maximumHeartRate(35)).toBe(183.5)
  expect(pulseIn(zones.easy, 35)).toEqual({ from: 110, to: 128 })
  expect(pulseIn(zones.hard, 35)).toEqual({ from: 156, to: 174 })
})
