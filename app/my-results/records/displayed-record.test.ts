import { expect, test } from 'vitest'
import { knownValue, displayedRecord, displayedRun, squats, walk } from '../testing/displayed-record.ts'
import { groupByProtocol } from './displayed-record.ts'

test.each([
  [
    'a run in metres, with a margin of a tenth and the site’s value',
    displayedRun(),
    [2400, 'metres', 240, 40.2, 'Bon'],
  ],
  ['a walked distance, without a margin', displayedRun({ distance: 502 }), [502, 'metres', null, 0, 'Faible']],
  ['a walk with its standard error, and no category', displayedRecord(walk), [20.4, 'vo2max', 4.6, 20.4, null]],
  ['an index, which is no VO2max', displayedRecord(squats), [6, 'index', null, 6, null]],
  ['a known value, with an unknown margin', displayedRecord(knownValue), [42, 'vo2max', null, 42, 'Bon']],
])('a record shows %s', (_, { value, unit, margin, siteValue, category }, expected) =>
  expect([value, unit, margin, siteValue, category]).toEqual(expected),
)

test('records are grouped by protocol, that of the newest record first', () =>
  expect(
    groupByProtocol([displayedRun({}, 'c'), displayedRecord(walk, 'b'), displayedRun({}, 'a')]).map((all) =>
      all.map(({ id }) => id),
    ),
  ).toEqual([['c', 'a'], ['b']]))
