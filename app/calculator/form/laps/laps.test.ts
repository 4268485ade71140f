import { expect, test } from 'vitest'
import { countLaps } from './laps.ts'

test.each([
  ['6', '400', '', 2400],
  ['6,5', '400', '20', 2620],
  ['6.5', '400', '20', 2620],
  ['13', '200', '0', 2600],
  ['0', '400', '2 400', 2400],
  ['7', '333,3', '', 2333],
  ['1', '500', '', 500],
  ['12,5', '400', '', 5000],
])('%s laps of %s m and %s m are %d m', (laps, lap, extra, distance) =>
  expect(countLaps({ laps, lap, extra }, 'fr')).toEqual({ distance }),
)

test.each([
  ['', '400', '', [{ field: 'laps', rule: 'required' }]],
  ['six', '400', '', [{ field: 'laps', rule: 'notANumber', received: 'nan' }]],
  ['-1', '400', '', [{ field: 'laps', rule: 'tooSmall', limit: 0 }]],
  [
    '6',
    '',
    'x',
    [
      { field: 'lap', rule: 'required' },
      { field: 'extra', rule: 'notANumber', received: 'nan' },
    ],
  ],
  ['6', '0', '', [{ field: 'lap', rule: 'tooSmall', limit: 50 }]],
])('%j laps of %j m and %j m are refused', (laps, lap, extra, errors) =>
  expect(countLaps({ laps, lap, extra }, 'fr')).toEqual({ errors }),
)
