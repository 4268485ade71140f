// @vitest-environment happy-dom
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import type { Gender } from '../../../domain/person.ts'
import type { DisplayedRecord } from '../records/displayed-record.ts'
import * as shown from '../testing/displayed-record.ts'
import { initials, keyOf, peopleOf, findPerson, pruneInitials } from './people.ts'

const run = (id: string, day: string, age: number, gender: Gender = 'homme') =>
  shown.displayedRun({ age, gender }, id, new Date(day).toISOString())
const step = (id: string, gender: Gender) =>
  shown.displayedRecord({ protocol: 'queens-college-step', inputs: { gender, pulse: 140 } }, id)
const squats = (id: string) => shown.displayedRecord(shown.squats, id)
/** The ids of each person's records; takes them oldest first, as they come. */
const idsOf = (...records: DisplayedRecord[]) =>
  peopleOf(records.reverse()).map(({ records }) => records.map(({ id }) => id).join(''))

test.each([
  ['a couple of 72 and 68 is two', [run('a', '2026-11-20', 72), run('b', '2026-11-20', 68, 'femme')], ['b', 'a']],
  ['two of one sex too', [run('a', '2026-11-20', 72), run('b', '2026-11-20', 68)], ['b', 'a']],
  ['an age that is far off is somebody else', [run('a', '2026-10-01', 35), run('b', '2026-11-01', 53)], ['b', 'a']],
  ['who goes on with the age of last year is one', [run('a', '2025-10-21', 59), run('b', '2026-09-21', 59)], ['ba']],
  ['a test without age is of the only one', [run('a', '2026-10-01', 35), step('b', 'homme'), squats('c')], ['cba']],
  ['of the only one of that sex', [run('a', '2026-10-01', 35), step('b', 'femme')], ['b', 'a']],
  [
    'where it can be of several, it stands apart',
    [run('a', '2026-10-01', 35), run('b', '2026-10-01', 68), step('c', 'homme'), squats('d')],
    ['d', 'c', 'b', 'a'],
  ],
])('%s', (_, records, people) => expect(idsOf(...records)).toEqual(people))

test('a person has the sex and the age that were entered last', () => {
  const [person] = peopleOf([squats('c'), run('b', '2026-11-01', 36), run('a', '2026-01-01', 35)])
  expect(person).toMatchObject({ gender: 'homme', age: 36 })
  expect(peopleOf([squats('a')])).toMatchObject([{ gender: undefined, age: undefined }])
})

test('an address names a person by their oldest record, and finds them by any of theirs', () => {
  const people = peopleOf([run('c', '2026-11-21', 72), run('b', '2026-11-21', 68), run('a', '2026-10-21', 72)])
  expect(people.map(keyOf)).toEqual(['a', 'b'])
  expect(findPerson(people, [null, 'b'])).toBe(people[1])
  expect(findPerson(people, ['c', 'b'])).toBe(people[0])
  expect(findPerson(people, ['gone'])).toBe(people[0])
})

const day = 24 * 60 * 60 * 1000
const birthday = fc.integer({ min: Date.UTC(1930, 0), max: Date.UTC(2010, 0) })
const days = fc.array(fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2036, 0) }), { minLength: 1, maxLength: 12 })
/** A run of somebody born at that time, with the age that they then have. */
function runAt(id: string, time: number, born: number): DisplayedRecord {
  const [now, then] = [new Date(time), new Date(born)]
  const hadBirthday =
    Date.UTC(2000, now.getUTCMonth(), now.getUTCDate()) >= Date.UTC(2000, then.getUTCMonth(), then.getUTCDate())
  return run(id, now.toISOString(), now.getUTCFullYear() - then.getUTCFullYear() - (hadBirthday ? 0 : 1))
}

test('whenever somebody runs, it is one person; and two who were born more than 27 months apart never become one', () => {
  fc.assert(
    fc.property(birthday, fc.integer({ min: 825, max: 20_000 }), days, days, (born, apart, hers, others) => {
      const runs = [
        ...hers.map((time) => runAt('a', time, born)),
        ...others.map((time) => runAt('b', time, born - apart * day)),
      ]
      const found = peopleOf(runs).map(({ records }) => [...new Set(records.map(({ id }) => id))].join(''))
      expect(found.sort()).toEqual(['a', 'b'])
    }),
  )
})

test('initials are kept, and go with the records that they stand beside', () => {
  initials.set({ a: 'J.', b: 'M.' })
  pruneInitials(['b', 'c'])
  expect(initials.get()).toEqual({ b: 'M.' })
  pruneInitials([])
  expect(localStorage).toHaveLength(0)
})

test.each(['', 'J.', 'null', '[1]', '{"a":1}'])('what is no initial (%j) counts as nothing', (text) => {
  localStorage.setItem('names', text)
  expect(initials.get()).toEqual({})
})

test('where a page can keep nothing, there are none', () => {
  vi.stubGlobal('localStorage', undefined)
  initials.set({ a: 'J.' })
  expect(initials.get()).toEqual({})
})
