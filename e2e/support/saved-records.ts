import { DatabaseSync } from '@photostructure/sqlite'
import { join } from 'node:path'
import type { BrowserContext } from 'playwright-core'
import type { RunningSite } from './site/site.ts'

const query = `select inputs, vo2max_tenths as result_tenths, category from records where visitor_id = ? order by created_at, id`

/** What the database holds for the visitor of a context, oldest first. */
export async function savedCalculations(
  site: RunningSite,
  context: { cookies(): Promise<{ name: string; value: string }[]> },
): Promise<object[]> {
  const visitor = (await context.cookies()).find(({ name }) => name === 'visitor')
  if (!visitor) return []
  const database = new DatabaseSync(databaseFile(site), { readOnly: true })
  try {
    return database
      .prepare(query)
      .all(visitor.value.split('.')[0])
      .map((row) => {
        const { inputs, ...result } = row as { inputs: string }
        return { ...(JSON.parse(inputs) as object), ...result }
      })
  } finally {
    database.close()
  }
}

/** The ids of all records, of all visitors. */
export function calculationIds(dataDir: string): string[] {
  const database = new DatabaseSync(databaseFile({ dataDir }), { readOnly: true })
  try {
    return database
      .prepare('select id from records')
      .all()
      .map((row) => String((row as { id: unknown }).id))
  } finally {
    database.close()
  }
}

/** Gives a visitor with one run this many more, one a day before it, the oldest of 1001 m, the next of 1002 m, and so on. */
export async function addEarlierRuns(site: RunningSite, context: BrowserContext, count: number): Promise<void> {
  const visitor = (await context.cookies()).find(({ name }) => name === 'visitor')!.value.split('.')[0]!
  const database = new DatabaseSync(databaseFile(site))
  try {
    database
      .prepare(
        `with recursive days(n) as (select 1 union all select n + 1 from days where n < ?)
        insert into records (id, visitor_id, test, inputs, vo2max_tenths, category, created_at)
        select printf('01%06x-0000-7000-8000-%012x', n, random() & 0xffffffffffff), visitor_id, test,
          json_set(inputs, '$.distance', 1000 + n), vo2max_tenths, category, created_at - (? + 1 - n) * 86400000
        from records, days where visitor_id = ?`,
      )
      .run(count, count, visitor)
  } finally {
    database.close()
  }
}

/** Makes the last visits of everybody two hours older: the next one has to be written down. */
export function backdateVisits(site: RunningSite): void {
  const database = new DatabaseSync(databaseFile(site))
  database.exec('update visitors set last_active_at = last_active_at - 7200000')
  database.close()
}

/** Keeps every other process from writing until the returned function is called. */
export function lockDatabase(site: RunningSite): () => void {
  const database = new DatabaseSync(databaseFile(site))
  database.exec('begin immediate')
  return () => database.close()
}

function databaseFile({ dataDir }: Pick<RunningSite, 'dataDir'>): string {
  return join(dataDir, 'vo2max.db')
}
