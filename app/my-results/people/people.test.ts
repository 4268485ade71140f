// @vitest-environment happy-dom
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import type { Gender } from '../../../domain/person.ts'
import type { DisplayedRecord } from '../records/displayed-record.ts'
import * as testing from '../testing/displayed-record.ts'
import { initials, keyOf, peopleOf, findPerson, pruneInitials } from './people.ts'

const run = (id: string, day: string, age: number, gender: Gender = 'homme') =>
  testing.displayedRun({ age, gender }, id, new Date(day).toISOString())
const step = (id: string, gender: Gender) =>
  testing.displayedRecord({ protocol: 'queens-college-step', inputs: { gender, pulse: 140 } }, id)
const squats = (id: string) => testing.displayedRecord(testing.squats, id)
/** Returns the joined ids of each person's records. Takes records oldest first. */
const idsOf = (...records: DisplayedRecord[]) =>
  peopleOf(records.reverse()).map(({ records }) => records.map(({ id }) => id).join(''))

test.each([
  [
    'a man of 72 and a woman of 68 are two people',
    [run('a', '2026-11-20', 72), run('b', '2026-11-20', 68, 'femme')],
    ['b', 'a'],
  ],
  ['two men of 72 and 68 are two people', [run('a', '2026-11-20', 72), run('b', '2026-11-20', 68)], ['b', 'a']],
  ['an age that is far off is another person', [run('a', '2026-10-01', 35), run('b', '2026-11-01', 53)], ['b', 'a']],
  ['the same age a year later is one person', [run('a', '2025-10-21', 59), run('b', '2026-09-21', 59)], ['ba']],
  [
    'records without an age belong to the only person',
    [run('a', '2026-10-01', 35), step('b', 'homme'), squats('c')],
    ['cba'],
  ],
  ['but not if their gender differs', [run('a', '2026-10-01', 35), step('b', 'femme')], ['b', 'a']],
  [
    'records that may belong to several people form groups of their own',
    [run('a', '2026-10-01', 35), run('b', '2026-10-01', 68), step('c', 'homme'), squats('d')],
    ['d', 'c', 'b', 'a'],
  ],
])('%s', (_, records, people) => expect(idsOf(...records)).toEqual(people))

test('a person has the gender and the age entered last', () => {
  const [person] = peopleOf([squats('c'), run('b', '2026-11-01', 36), run('a', '2026-01-01', 35)])
  expect(person).toMatchObject({ gender: 'homme', age: 36 })
  expect(peopleOf([squats('a')])).toMatchObject([{ gender: undefined, age: undefined }])
})

test('the key of a person is their oldest record, and any of their records finds them', () => {
  const people = peopleOf([run('c', '2026-11-21', 72), run('b', '2026-11-21', 68), run('a', '2026-10-21', 72)])
  expect(people.map(keyOf)).toEqual(['a', 'b'])
  expect(findPerson(people, [null, 'b'])).toBe(people[1])
  expect(findPerson(people, ['c', 'b'])).toBe(people[0])
  expect(findPerson(people, ['gone'])).toBe(people[0])
})

const day = 24 * 60 * 60 * 1000
const birthday = fc.integer({ min: Date.UTC(1930, 0), max: Date.UTC(2010, 0) })
const days = fc.array(fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2036, 0) }), { minLength: 1, maxLength: 12 })
/** Returns a run at `time` by a person born at `born`, with their age at the time. */
function runAt(id: string, time: number, born: number): DisplayedRecord {
  const [now, then] = [new Date(time), new Date(born)]
  const hadBirthday =
    Date.UTC(2000, now.getUTCMonth(), now.getUTCDate()) >= Date.UTC(2000, then.getUTCMonth(), then.getUTCDate())
  return run(id, now.toISOString(), now.getUTCFullYear() - then.getUTCFullYear() - (hadBirthday ? 0 : 1))
}

test('runs at any time are one person’s, and two people born more than 27 months apart are never taken for one', () => {
  fc.assert(
    fc.property(birthday, fc.integer({ min: 825, max: 20_000 }), days, days, (born, daysApart, times, otherTimes) => {
      const runs = [
        ...times.map((time) => runAt('a', time, born)),
        ...otherTimes.map((time) => runAt('b', time, born - daysApart * day)),
      ]
      const found = peopleOf(runs).map(({ records }) => [...new Set(records.map(({ id }) => id))].join(''))
      expect(found.sort()).toEqual(['a', 'b'])
    }),
  )
})

test('initials are removed with the records that they belong to', () => {
  initials.set({ a: 'J.', b: 'M.' })
  pruneInitials(['b', 'c'])
  expect(initials.get()).toEqual({ b: 'M.' })
  pruneInitials([])
  expect(localStorage).toHaveLength(0)
})

test.each(['', 'J.', 'null', '[1]', '{"a":1}'])('a stored text that holds no initials (%j) is ignored', (text) => {
  localStorage.setItem('names', text)
  expect(initials.get()).toEqual({})
})

test('without local storage there are no initials', () => {
  vi.stubGlobal('localStorage', undefined)
  initials.set({ a: 'J.' })
  expect(initials.get()).toEqual({})
})
