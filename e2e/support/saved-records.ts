import { join } from 'node:path'
import { querySqlite } from '../../server/testing/sqlite.ts'
import type { RunningSite } from './site/site.ts'

interface Visitor {
  cookies(): Promise<{ name: string; value: string }[]>
}

/** What the database holds for the visitor of a context, oldest first. */
export async function savedCalculations(site: RunningSite, context: Visitor): Promise<object[]> {
  const visitor = await visitorOf(context)
  const rows = querySqlite(
    databaseFile(site),
    `select inputs, vo2max_tenths as result_tenths, category from records where visitor_id = '${visitor}' order by created_at, id`,
  )
  return rows.map(({ inputs, ...result }) => ({ ...(JSON.parse(String(inputs)) as object), ...result }))
}

/** The ids of all records, of all visitors. */
export function calculationIds(dataDir: string): string[] {
  return querySqlite(databaseFile({ dataDir }), 'select id from records').map(({ id }) => String(id))
}

/** Gives a visitor with one run this many more, one a day before it, the oldest of 1001 m, the next of 1002 m, and so on. */
export async function addEarlierRuns(site: RunningSite, context: Visitor, count: number): Promise<void> {
  querySqlite(
    databaseFile(site),
    `with recursive days(n) as (select 1 union all select n + 1 from days where n < ${count})
      insert into records (id, visitor_id, test, inputs, vo2max_tenths, category, created_at)
      select printf('01%06x-0000-7000-8000-%012x', n, random() & 0xffffffffffff), visitor_id, test,
        json_set(inputs, '$.distance', 1000 + n), vo2max_tenths, category, created_at - (${count} + 1 - n) * 86400000
      from records, days where visitor_id = '${await visitorOf(context)}'`,
  )
}

function databaseFile({ dataDir }: Pick<RunningSite, 'dataDir'>): string {
  return join(dataDir, 'vo2max.db')
}

/** The id in the cookie, if there is one. */
async function visitorOf(context: Visitor): Promise<string> {
  const cookie = (await context.cookies()).find(({ name }) => name === 'visitor')
  return cookie?.value.split('.')[0] ?? ''
}
