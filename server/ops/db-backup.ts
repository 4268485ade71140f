import { parseArgs } from 'node:util'
import { backUp, mostDays, usualDays } from './backup.ts'
import { systemClock } from './clock.ts'
import { databaseCommand } from './database-command.ts'

/** `npm run db:backup -- <file or folder> [--keep-days <n>]` */
await databaseCommand(async (env) => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'keep-days': { type: 'string', default: String(usualDays) } },
  })
  const [target, ...rest] = positionals
  const keepDays = /^\d{1,2}$/.test(values['keep-days']) ? Number(values['keep-days']) : 0
  if (!target || rest.length || keepDays < 1 || keepDays > mostDays) {
    throw new Error(
      `usage: npm run db:backup -- <file or folder> [--keep-days <1 to ${mostDays}, ${usualDays} unless told>]`,
    )
  }
  return backUp(env, target, { clock: systemClock, keepDays })
})
