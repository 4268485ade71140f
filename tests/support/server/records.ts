import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { calculatePath, calculationOf } from '#contract/calculate.ts'
import { defaultRun } from '#domain/protocols/cooper-run.ts'
import type { RunningSite } from './built-site.ts'
import { querySqlite } from './database.ts'

interface Visitor {
  cookies(): Promise<{ name: string; value: string }[]>
}

/** Saves a run of these metres through the API, for the visitor of a page. */
export async function saveRun(page: Page, distance: number): Promise<void> {
  const response = await page.request.post(calculatePath, { data: calculationOf({ ...defaultRun, distance }) })
  expect(response.status()).toBe(201)
}

/** Returns the records of a context's visitor in the database, oldest first. */
export async function savedRecords(site: RunningSite, context: Visitor): Promise<Record<string, unknown>[]> {
  return queryDatabase(
    site,
    `select age, gender, weight, distance, vo2max_tenths, category from records
      where visitor_id = '${await visitorOf(context)}' order by created_at, id`,
  )
}

/** Adds `count` runs to a visitor with one run, one for each day before it: the oldest of 1001 m, the next of 1002 m… */
export async function addEarlierRuns(site: RunningSite, context: Visitor, count: number): Promise<void> {
  queryDatabase(
    site,
    `with recursive days(n) as (select 1 union all select n + 1 from days where n < ${count})
      insert into records
        (id, visitor_id, key, age, gender, weight, distance, vo2max_tenths, category, created_at)
      select printf('01%06x-0000-4000-8000-%012x', n, random() & 0xffffffffffff), visitor_id,
        printf('02%06x-0000-4000-8000-%012x', n, random() & 0xffffffffffff), age, gender, weight, 1000 + n,
        vo2max_tenths, category, created_at - (${count} + 1 - n) * 86400000
      from records, days where visitor_id = '${await visitorOf(context)}'`,
  )
}

/** Makes the last visit of a context's visitor this many days earlier than now. */
export async function backdateVisit(site: RunningSite, context: Visitor, days: number): Promise<void> {
  const time = Date.now() - days * 86_400_000
  queryDatabase(site, `update visitors set last_active_at = ${time} where id = '${await visitorOf(context)}'`)
}

/** Returns the days since the last visit of a context's visitor, rounded down. */
export async function daysSinceVisit(site: RunningSite, context: Visitor): Promise<number> {
  const [row] = queryDatabase(site, `select last_active_at from visitors where id = '${await visitorOf(context)}'`)
  return Math.floor((Date.now() - Number(row!['last_active_at'])) / 86_400_000)
}

/** Gives the runs of a context's visitor a time in milliseconds, and keeps their order. */
export async function setTimes(site: RunningSite, context: Visitor, time: number): Promise<void> {
  queryDatabase(
    site,
    `update records set created_at = ${time} + rowid where visitor_id = '${await visitorOf(context)}'`,
  )
}

/** Makes every use of the records fail, until the returned function brings them back or the test ends. */
export function takeRecordsAway(site: RunningSite): () => void {
  let areAway = true
  queryDatabase(site, 'alter table records rename to away')
  function bringBack() {
    if (areAway) queryDatabase(site, 'alter table away rename to records')
    areAway = false
  }
  onTestFinished(bringBack)
  return bringBack
}

function queryDatabase({ dataDir }: RunningSite, statement: string): Record<string, unknown>[] {
  return querySqlite(join(dataDir, 'vo2max.db'), statement)
}

/** Returns the visitor's id from the cookie, or an empty string without one. */
async function visitorOf(context: Visitor): Promise<string> {
  return (await context.cookies()).find(({ name }) => name === 'visitor')?.value ?? ''
}
