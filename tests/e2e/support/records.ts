import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { calculatePath, calculationOf, runRecordOf } from '../../../api/calculate.ts'
import { defaultRun } from '../../../domain/protocols/cooper-run/cooper-run.ts'
import { pathTo } from '../../../i18n/paths.ts'
import { results as resultsEn } from '../../../i18n/en/my-results/my-results.ts'
import { results as resultsFr } from '../../../i18n/fr/my-results/my-results.ts'
import { querySqlite } from '../../../server/testing/sqlite.ts'
import type { Journeys, Visit } from './browser-fixture.ts'
import type { RunningSite } from './site/site.ts'

/** The texts of My progress. */
export const words = { fr: resultsFr, en: resultsEn }

/** Opens My progress as a new visitor with a saved run for each distance, oldest first. */
export async function openWithRuns(journeys: Journeys, distances: number[], options: Visit = {}): Promise<Page> {
  return journeys.open(pathTo('my-results', 'fr'), {
    ...options,
    async prepare(page) {
      for (const distance of distances) await postRun(page, distance)
      await options.prepare?.(page)
    },
  })
}

/** Saves a run through the API for the visitor of a page. */
export async function postRun(page: Page, distance: number): Promise<void> {
  const response = await page.request.post(calculatePath, {
    data: calculationOf(runRecordOf({ ...defaultRun, distance })),
  })
  expect(response.status()).toBe(201)
}

/** Follows a link that asks for confirmation, and confirms. */
export async function confirmAction(page: Page, { link, submit }: { link: string; submit: string }): Promise<void> {
  await page.getByRole('link', { name: link }).first().click()
  await page.locator('#question').getByRole('button', { name: submit }).click()
}

/** Returns the listed records from the top, each as `21 novembre · Bon · 40,2 · 2 400 m`. */
export function rowsOf(page: Page): Promise<string[]> {
  return page
    .locator('main li', { has: page.locator('time') })
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...row.querySelectorAll('time, time ~ :is(span, strong), div > span:first-child')]
          .map((part) => part.textContent.trim().replace(/\s/g, ' '))
          .join(' · '),
      ),
    )
}

/** Returns each run of the page's visitor in the database, oldest first, with its result in tenths: `2400 m: 402`. */
export async function savedRuns(journeys: Journeys, page: Page): Promise<string[]> {
  const rows = (await savedRecords(journeys.site, page.context())) as Record<string, number>[]
  return rows.map(({ distance, result_tenths }) => `${distance} m: ${result_tenths}`)
}

interface Visitor {
  cookies(): Promise<{ name: string; value: string }[]>
}

/** Returns the records in the database of a context's visitor, oldest first. */
export async function savedRecords(site: RunningSite, context: Visitor): Promise<object[]> {
  const visitor = await visitorOf(context)
  const rows = querySqlite(
    databaseFile(site),
    `select inputs, vo2max_tenths as result_tenths, category from records where visitor_id = '${visitor}' order by created_at, id`,
  )
  return rows.map(({ inputs, ...result }) => ({ ...(JSON.parse(String(inputs)) as object), ...result }))
}

/** Makes the last visit of a context's visitor this many days earlier than now, in the database. */
export async function backdateVisit(site: RunningSite, context: Visitor, days: number): Promise<void> {
  const time = Date.now() - days * 86_400_000
  querySqlite(
    databaseFile(site),
    `update visitors set last_active_at = ${time} where id = '${await visitorOf(context)}'`,
  )
}

/** Returns the days since the last visit of a context's visitor, rounded down; undefined for an unknown visitor. */
export async function daysSinceVisit(site: RunningSite, context: Visitor): Promise<number | undefined> {
  const [row] = querySqlite(
    databaseFile(site),
    `select last_active_at from visitors where id = '${await visitorOf(context)}'`,
  )
  return row && Math.floor((Date.now() - Number(row['last_active_at'])) / 86_400_000)
}

/** Returns the ids of the records of all visitors. */
export function recordIds(dataDir: string): string[] {
  return querySqlite(databaseFile({ dataDir }), 'select id from records').map(({ id }) => String(id))
}

/**
 * Adds `count` runs to a visitor with one run, one for each day before it: the oldest of 1001 m, the next of 1002 m…
 */
export async function addEarlierRuns(site: RunningSite, context: Visitor, count: number): Promise<void> {
  querySqlite(
    databaseFile(site),
    `with recursive days(n) as (select 1 union all select n + 1 from days where n < ${count})
      insert into records (id, visitor_id, protocol, inputs, vo2max_tenths, category, created_at)
      select printf('01%06x-0000-7000-8000-%012x', n, random() & 0xffffffffffff), visitor_id, protocol,
        json_set(inputs, '$.distance', 1000 + n), vo2max_tenths, category, created_at - (${count} + 1 - n) * 86400000
      from records, days where visitor_id = '${await visitorOf(context)}'`,
  )
}

/** Dates the newest record of a visitor, whose browser may have a clock of its own. */
export async function dateNewestRecord(site: RunningSite, context: Visitor, moment: string): Promise<void> {
  querySqlite(
    databaseFile(site),
    `update records set created_at = ${Date.parse(moment)} where id =
      (select id from records where visitor_id = '${await visitorOf(context)}' order by id desc limit 1)`,
  )
}

function databaseFile({ dataDir }: Pick<RunningSite, 'dataDir'>): string {
  return join(dataDir, 'vo2max.db')
}

/** Returns the visitor's id from the cookie, or an empty string without one. */
async function visitorOf(context: Visitor): Promise<string> {
  const cookie = (await context.cookies()).find(({ name }) => name === 'visitor')
  return cookie?.value.split('.')[0] ?? ''
}
