import * as v from 'valibot'
import { localKeys } from '../../../api/browser-storage.ts'
import { genders, isSameAge, type Gender } from '../../../domain/person.ts'
import { persistedState } from '../../storage/persisted-state.ts'
import type { DisplayedRecord } from '../records/displayed-record.ts'

/** A person whose records this browser saved. Gender and age tell the people of one browser apart. */
export interface PersonWithRecords {
  gender: Gender | undefined
  /** years, as last entered */
  age: number | undefined
  /** newest first, never empty */
  records: DisplayedRecord[]
}

const millisecondsPerYear = 365.25 * 24 * 60 * 60 * 1000

/**
 * Returns the people who share this browser; the person of the newest record comes first. Takes records newest first.
 *
 * Sorts the records of one gender by year of birth. A gap of more than 1.1 years begins another person. An age of 59
 * and, two years later, one of 61 give the same year of birth. A record without an age belongs to the only person who
 * fits its gender. If several or none fit, such records form a group of their own.
 *
 * Limits: an age in whole years hides up to one year. So two people of one gender born less than 2.1 years apart can
 * count as one. Someone who enters an age two years off usually counts as another person until the record is corrected.
 */
export function peopleOf(records: DisplayedRecord[]): PersonWithRecords[] {
  const isAged = (record: DisplayedRecord) => latestBirth(record) !== undefined
  const groups = genders.flatMap((gender) =>
    groupByBirthYear(records.filter((record) => isAged(record) && record.anyInputs.gender === gender)),
  )
  for (const gender of [...genders, undefined]) {
    const others = records.filter((record) => !isAged(record) && record.anyInputs.gender === gender)
    const possible = groups.filter(([record]) => !gender || record!.anyInputs.gender === gender)
    if (possible.length === 1) possible[0]!.push(...others)
    else if (others.length) groups.push(others)
  }
  return groups
    .map((group) => personOf(records.filter((record) => group.includes(record))))
    .sort((one, other) => records.indexOf(one.records[0]!) - records.indexOf(other.records[0]!))
}

/** Splits records of one gender into people, wherever two successive years of birth are too far apart. */
function groupByBirthYear(records: DisplayedRecord[]): DisplayedRecord[][] {
  const sorted = [...records].sort((one, other) => latestBirth(one)! - latestBirth(other)!)
  const groups: DisplayedRecord[][] = []
  for (const record of sorted) {
    const before = groups.at(-1)?.at(-1)
    if (before && isSameAge(latestBirth(record)!, latestBirth(before)!)) groups.at(-1)!.push(record)
    else groups.push([record])
  }
  return groups
}

/**
 * Returns the latest possible time of birth, in years since 1970 with decimals; undefined without an age or a gender.
 */
function latestBirth(record: DisplayedRecord): number | undefined {
  const { age, gender } = record.anyInputs
  if (age === undefined || !gender) return undefined
  return Date.parse(record.createdAt) / millisecondsPerYear - Math.floor(age)
}

const personOf = (records: DisplayedRecord[]): PersonWithRecords => ({
  gender: records.find(({ anyInputs }) => anyInputs.gender)?.anyInputs.gender,
  age: records.find(({ anyInputs }) => anyInputs.age !== undefined)?.anyInputs.age,
  records,
})

/** Returns the id that names a person in URLs: the id of their oldest record. */
export function keyOf({ records }: PersonWithRecords): string {
  return records.at(-1)!.id
}

/** Returns the person with the first of these record ids that anyone has; else the first person. */
export function findPerson(
  people: PersonWithRecords[],
  ids: (string | null | undefined)[],
): PersonWithRecords | undefined {
  for (const id of ids) {
    const person = people.find(({ records }) => records.some((record) => record.id === id))
    if (person) return person
  }
  return people[0]
}

/** People's initials, by the ids of their records. They stay in this browser and are never sent. */
export type Initials = Readonly<Record<string, string>>
export const initials = persistedState<Initials>(localKeys.initials, v.record(v.string(), v.string()), {})

/** Removes the initials of records other than these. */
export function pruneInitials(ids: readonly string[]): void {
  const entries = Object.entries(initials.get()).filter(([id]) => ids.includes(id))
  initials.set(Object.fromEntries(entries))
}
