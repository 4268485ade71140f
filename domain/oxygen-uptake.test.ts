import { expect, test } from 'vitest'
import { absoluteVo2maxOf, walkingUptake } from './oxygen-uptake.ts'

test('40.2 ml/kg/min are 2.8 L/min at 70 kg', () => expect(absoluteVo2maxOf(40.2, 70)).toBe(2.8))

test('walking at 100 m/min takes 13.5 ml/kg/min', () => expect(walkingUptake(100)).toBe(13.5))
