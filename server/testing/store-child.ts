import { silentLog } from '../ops/log.ts'
import { newRecord } from './records.ts'
import { openSqlite } from '../store/sqlite/open.ts'

/**
 * For tests: a process of its own that says `ready`, waits for a line, opens the SQLite database of a folder
 * and saves `count` runs, printing each id once it is acknowledged.
 */
const [dataDir, count] = process.argv.slice(2)
process.stdin.once('data', () => void saveAll())
process.stdout.write('ready\n')

async function saveAll(): Promise<void> {
  const store = await openSqlite({ dataDir: dataDir!, log: silentLog })
  for (let saved = 0; saved < Number(count); saved++) {
    const one = newRecord()
    await store.insert(one)
    process.stdout.write(`${one.id}\n`)
  }
  await store.close()
  process.stdin.destroy()
}
