import * as v from 'valibot'
import { localKeys } from '../../../api/browser-storage.ts'
import { genders, type Gender } from '../../../domain/person.ts'
import { persistedState } from '../../storage/persisted-state.ts'
import type { DisplayedRecord } from '../records/displayed-record.ts'

/** Whose records: one person, as far as sex and age tell. */
export interface Person {
  gender: Gender | undefined
  /** in years, as it was last entered */
  age: number | undefined
  /** newest first, never empty */
  records: DisplayedRecord[]
}

const year = 365.25 * 24 * 60 * 60 * 1000

/** Ages that one person has entered put the birth less than a year apart: they count whole years. The rest is for leap days. */
const maxYearsApart = 1.1

/**
 * The people who share a browser, by the record that each has saved last. Records of one sex are one person's when they go
 * on from each other with the calendar: an age of 59 and, two years later, of 61. Takes records newest first.
 *
 * Limits: people of one sex who were born within a year or two of each other count as one, and somebody who enters an age
 * that is two years off counts as somebody else, until it is corrected. A test that does not ask for the age belongs to the
 * only person that it can be of, or else stands apart.
 */
export function peopleOf(records: DisplayedRecord[]): Person[] {
  const isAged = (record: DisplayedRecord) => birthYearOf(record) !== undefined
  const groups = genders.flatMap((gender) =>
    groupByBirthYear(records.filter((record) => isAged(record) && record.person.gender === gender)),
  )
  for (const gender of [...genders, undefined]) {
    const others = records.filter((record) => !isAged(record) && record.person.gender === gender)
    const possible = groups.filter(([record]) => !gender || record!.person.gender === gender)
    if (possible.length === 1) possible[0]!.push(...others)
    else if (others.length) groups.push(others)
  }
  return groups
    .map((group) => personOf(records.filter((record) => group.includes(record))))
    .sort((one, other) => records.indexOf(one.records[0]!) - records.indexOf(other.records[0]!))
}

/** Divides records of one sex where more than a year lies between the births that their ages tell. */
function groupByBirthYear(records: DisplayedRecord[]): DisplayedRecord[][] {
  const sorted = [...records].sort((one, other) => birthYearOf(one)! - birthYearOf(other)!)
  const groups: DisplayedRecord[][] = []
  for (const record of sorted) {
    const before = groups.at(-1)?.at(-1)
    if (before && birthYearOf(record)! - birthYearOf(before)! <= maxYearsApart) groups.at(-1)!.push(record)
    else groups.push([record])
  }
  return groups
}

/** The latest year, with its part, in which somebody of that age on that day can have been born. */
function birthYearOf(record: DisplayedRecord): number | undefined {
  const { age, gender } = record.person
  if (age === undefined || !gender) return undefined
  return Date.parse(record.createdAt) / year - Math.floor(age)
}

const personOf = (records: DisplayedRecord[]): Person => ({
  gender: records.find(({ person }) => person.gender)?.person.gender,
  age: records.find(({ person }) => person.age !== undefined)?.person.age,
  records,
})

/** The record by which an address names a person: their oldest, which is the last to be deleted. */
export function keyOf({ records }: Person): string {
  return records.at(-1)!.id
}

/** The person who has one of these records, the first that anybody has; else the one who has saved last. */
export function findPerson(people: Person[], ids: (string | null | undefined)[]): Person | undefined {
  for (const id of ids) {
    const person = people.find(({ records }) => records.some((record) => record.id === id))
    if (person) return person
  }
  return people[0]
}

/** Initials of people, by the ids of their records. They stay in this browser: nothing sends them anywhere. */
export type Initials = Readonly<Record<string, string>>
export const initials = persistedState<Initials>(localKeys.initials, v.record(v.string(), v.string()), {})

/** Deletes the initials that belong to none of these records. */
export function pruneInitials(ids: readonly string[]): void {
  const kept = Object.entries(initials.get()).filter(([id]) => ids.includes(id))
  initials.set(Object.fromEntries(kept))
}
