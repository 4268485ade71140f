import { expect, test } from 'vitest'
import { known, shownRecord, shownRun, squats, walk } from '../testing/displayed-record.ts'
import { byProtocol } from './displayed-record.ts'

test.each([
  [
    'a run in metres, with a margin of a tenth and the answer of the site',
    shownRun(),
    [2400, 'metres', 240, 40.2, 'Bon'],
  ],
  ['a distance that was walked without a margin', shownRun({ distance: 502 }), [502, 'metres', null, 0, 'Faible']],
  ['a walk with its standard error, and no category', shownRecord(walk), [20.4, 'vo2max', 4.6, 20.4, null]],
  ['an index, which is no VO2max', shownRecord(squats), [6, 'index', null, 6, null]],
  ['a known value, whose margin nobody knows', shownRecord(known), [42, 'vo2max', null, 42, 'Bon']],
])('what is followed is %s', (_, { value, unit, margin, answer, category }, shown) =>
  expect([value, unit, margin, answer, category]).toEqual(shown),
)

test('each test stands for itself, that of the newest result first', () =>
  expect(
    byProtocol([shownRun({}, 'c'), shownRecord(walk, 'b'), shownRun({}, 'a')]).map((all) => all.map(({ id }) => id)),
  ).toEqual([['c', 'a'], ['b']]))
