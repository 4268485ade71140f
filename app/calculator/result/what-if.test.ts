import { expect, test } from 'vitest'
import { distancesFor } from './what-if.tsx'

test.each([
  [2400, { min: 1600, max: 3400, own: 2400 }],
  [2415.4, { min: 1595, max: 3415, own: 2415 }],
  [1200, { min: 1200, max: 3400, own: 1200 }],
  [4010, { min: 1590, max: 4010, own: 4010 }],
])('who ran %d m tries %o', (distance, distances) => expect(distancesFor({ distance })).toEqual(distances))
