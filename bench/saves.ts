import { join } from 'node:path'
import { calculatePath, calculationOf, runRecordOf } from '../contract/calculate.ts'
import { postgresBinaries, startPostgres } from '../server/testing/postgres.ts'
import { querySqlite } from '../server/testing/sqlite.ts'
import { query } from '../server/store/postgres/query.ts'
import type { BenchRequest } from './request.ts'
import { runLoad, type Round } from './load.ts'
import { residentMegabytes } from './process-usage.ts'
import type { Plan } from './rounds.ts'
import { startSite, type RunningServer } from './site.ts'

interface SaveRounds {
  connections: number
  rounds: Round[]
}

export interface Saves {
  store: 'SQLite' | 'PostgreSQL'
  levels: SaveRounds[]
  /** saves that were answered 201, and the records found after: the same, or saves were lost */
  answered: number
  stored: number
  /** megabytes that the server held after */
  resident: number
}

const countOfSaves = 'select count(*) as count from records'

/** Saves on SQLite, in the server that is already running. */
export async function measureSqliteSaves(site: RunningServer, plan: Plan): Promise<Saves> {
  const saves = await measureSaves(site, plan)
  const [row] = querySqlite(join(site.folder, 'vo2max.db'), countOfSaves)
  return { store: 'SQLite', ...saves, stored: Number(row!.count) }
}

/** Saves on a private PostgreSQL with its default durability; undefined when this machine has no PostgreSQL. */
export async function measurePostgresSaves(plan: Plan): Promise<Saves | undefined> {
  const binaries = postgresBinaries()
  if (!binaries) return undefined
  const postgres = await startPostgres(binaries, [])
  try {
    const database = await postgres.newDatabase()
    const site = await startSite({ DATABASE_URL: database })
    try {
      const saves = await measureSaves(site, plan)
      const [row] = await query(database, countOfSaves)
      return { store: 'PostgreSQL', ...saves, stored: Number(row!.count) }
    } finally {
      await site.stop()
    }
  } finally {
    await postgres.stop()
  }
}

async function measureSaves(site: RunningServer, plan: Plan): Promise<Omit<Saves, 'store' | 'stored'>> {
  const levels = [1, 32, 256].map((connections): SaveRounds => ({ connections, rounds: [] }))
  let answered = 0
  // a number of saves and not a time, so that none is under way at the end and every answer is counted
  const save = async (connections: number, amount: number) => {
    const round = await runLoad(site, aSave, connections, { answers: amount })
    // one more shows how long an answer is
    answered += round.answers + 1
    return round
  }
  await save(32, 5000)
  for (const { connections, rounds } of levels) {
    let { perSecond } = await save(connections, connections * 10 + 500)
    for (let turn = 0; turn < plan.rounds; turn++) {
      const round = await save(connections, Math.ceil(perSecond * plan.seconds) + connections)
      rounds.push(round)
      ;({ perSecond } = round)
    }
  }
  return { levels, answered, resident: residentMegabytes(site.pid) }
}

/** Without a cookie: each save is a new visitor's, two rows in two tables. */
const aSave: BenchRequest = {
  method: 'POST',
  path: calculatePath,
  headers: {
    connection: 'keep-alive',
    'content-type': 'application/json',
    'accept-encoding': 'gzip, deflate, br, zstd',
  },
  body: JSON.stringify(calculationOf(runRecordOf({ age: 30, gender: 'homme', weight: 70, distance: 2400 }))),
  status: 201,
}
