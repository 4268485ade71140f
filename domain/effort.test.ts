import { expect, test } from 'vitest'
import { litresPerMinuteOf, averageSpeed, metsOf, uptakeOf } from './effort.ts'
import { toTenths } from './rounding.ts'
import { maximumHeartRate, pulseIn, zones } from './heart-rate.ts'

test('40.2 ml/kg/min are 11.5 METs, 2.8 L/min at 70 kg, and 402 tenths', () => {
  expect(metsOf(40.2)).toBe(11.5)
  expect(litresPerMinuteOf(40.2, 70)).toBe(2.8)
  expect([40.2, 40.24, 40.26].map(toTenths)).toEqual([402, 402, 403])
})

test('ACSM: a walk at 100 m/min, 24 times a minute up and down 41.3 cm, 100 W at 70 kg', () => {
  expect(uptakeOf.walking(100)).toBe(13.5)
  expect(uptakeOf.stepping(24, 0.413)).toBeCloseTo(32.03, 2)
  expect(uptakeOf.cycling(100 / 70)).toBeCloseTo(22.43, 2)
})

test('2,650 m in 12 minutes are 13.3 km/h', () => expect(averageSpeed(2650)).toBe(13.3))

test('at 35 the heart can beat 183.5 times a minute, 110 to 128 at ease, 156 to 174 in intense sessions', () => {
  expect(maximumHeartRate(35)).toBe(183.5)
  expect(pulseIn(zones.easy, 35)).toEqual({ from: 110, to: 128 })
  expect(pulseIn(zones.hard, 35)).toEqual({ from: 156, to: 174 })
})
