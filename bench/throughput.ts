import type { Round } from './load.ts'
import { findProgram, pinningNote } from './machine.ts'
import { measurePages, type PageRounds } from './pages.ts'
import { spread, spreadOf, type Plan } from './rounds.ts'
import { measurePostgresSaves, measureSqliteSaves, type Saves } from './saves.ts'
import { startSite } from './site.ts'
import { residentMegabytes } from './process-usage.ts'
import { printTable, formatSpread } from './table.ts'

/** Prints how many pages and saves the server answers, and what they cost. */
export async function benchThroughput(plan: Plan): Promise<void> {
  console.log(
    `${pinningNote} Every figure: median (lowest–highest) of ${plan.rounds} rounds of about ${plan.seconds} s.`,
  )

  console.log(`\nStart to ready, new database: ${formatSpread(spread(await measureStarts()))} ms`)

  const nginx = findProgram('nginx')
  if (!nginx) console.log('No nginx here: our server is measured alone.')
  const site = await startSite()
  let sqlite: Saves
  try {
    const pages = await measurePages(site, nginx, plan)
    printPages(pages, nginx !== undefined)
    const sum = pages.flatMap(({ ours }) => ours).reduce((total, { answers }) => total + answers, 0)
    console.log(`Memory after ${sum.toLocaleString('en')} requests: ${residentMegabytes(site.pid).toFixed(0)} MB`)
    sqlite = await measureSqliteSaves(site, plan)
  } finally {
    await site.stop()
  }
  const postgres = await measurePostgresSaves(plan)
  printSaves([sqlite, ...(postgres ? [postgres] : [])])
  if (!postgres) console.log('No PostgreSQL programs here: its saves are not measured.')
}

async function measureStarts(): Promise<number[]> {
  const times: number[] = []
  for (let start = 0; start < 5; start++) {
    const { readyAfter, stop } = await startSite()
    times.push(readyAfter)
    await stop()
  }
  return times
}

function printPages(pages: PageRounds[], hasNginx: boolean): void {
  const row = (name: string, rounds: Round[]) => [
    name,
    ...throughputOf(rounds),
    formatSpread(spreadOf(rounds, 'p99'), 1),
  ]
  printTable(
    ['32 connections', 'requests/s', 'requests per second of CPU', 'core used', 'p99 ms'],
    pages.flatMap(({ name, ours, others }) => [
      row(name, ours),
      ...others.flatMap((other) => [row(`  ${other.name}`, other.rounds), ratioRow(other.name, ours, other.rounds)]),
    ]),
  )
  if (hasNginx) {
    console.log('nginx sends the page as it does in production, but for TLS: docs/deploy/nginx.conf, one worker.')
    console.log('Compare by second of CPU: requests/s are also limited by the load, which has one core.')
  }
}

/** Answers a second, and what they cost the server. */
function throughputOf(rounds: Round[]): string[] {
  const busy = spreadOf(rounds, 'coreUsage').median * 100
  return [
    formatSpread(spreadOf(rounds, 'perSecond')),
    formatSpread(spreadOf(rounds, 'perCpuSecond')),
    `${busy.toFixed(0)} %`,
  ]
}

/** Round by round, as ours and the others' were measured one after the other. */
function ratioRow(name: string, ours: Round[], others: Round[]): string[] {
  const ratio = (figure: 'perSecond' | 'perCpuSecond') =>
    formatSpread(spread(ours.map((round, turn) => round[figure] / others[turn]![figure])), 2)
  return [`  ours / ${name}`, ratio('perSecond'), ratio('perCpuSecond'), '', '']
}

function printSaves(stores: Saves[]): void {
  printTable(
    ['durable saves', 'connections', 'saves/s', 'saves per second of CPU', 'core used', 'p50 ms', 'p99 ms'],
    stores.flatMap(({ store, levels }) =>
      levels.map(({ connections, rounds }) => [
        store,
        `${connections}`,
        ...throughputOf(rounds),
        formatSpread(spreadOf(rounds, 'p50'), 1),
        formatSpread(spreadOf(rounds, 'p99'), 1),
      ]),
    ),
  )
  for (const { store, answered, stored, resident } of stores) {
    const counted = answered === stored ? 'all of them found in the database' : `BUT ${stored} FOUND IN THE DATABASE`
    console.log(
      `${store}: ${answered.toLocaleString('en')} saves answered 201, ${counted}. Memory: ${resident.toFixed(0)} MB`,
    )
  }
}
