/** `npm run db:erase -- <record id> [--everything]` */
import { parseArgs } from 'node:util'
import { systemClock } from '../ops/clock.ts'
import { silentLog } from '../ops/log.ts'
import { databaseCommand } from './database-command.ts'
import { eraseRecord } from './erase-record.ts'
import { openStore } from './open-store.ts'

await databaseCommand(async (env) => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { everything: { type: 'boolean', default: false } },
  })
  const [id, ...rest] = positionals
  if (!id || rest.length) throw new Error('usage: npm run db:erase -- <record id> [--everything]')
  const store = await openStore(env, silentLog)
  try {
    return { erased: await eraseRecord(store, id, values.everything, systemClock.now()) }
  } finally {
    await store.close()
  }
})
