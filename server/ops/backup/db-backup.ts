import { parseArgs } from 'node:util'
import { backUp, maxKeepDays, defaultKeepDays } from './backup.ts'
import { systemClock } from '../clock.ts'
import { databaseCommand } from './database-command.ts'

/** `npm run db:backup -- <file or folder> [--keep-days <n>]` */
await databaseCommand(async (env) => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'keep-days': { type: 'string', default: String(defaultKeepDays) } },
  })
  const [target, ...rest] = positionals
  const keepDays = /^\d{1,2}$/.test(values['keep-days']) ? Number(values['keep-days']) : 0
  if (!target || rest.length || keepDays < 1 || keepDays > maxKeepDays) {
    throw new Error(
      `usage: npm run db:backup -- <file or folder> [--keep-days <1 to ${maxKeepDays}, ${defaultKeepDays} unless told>]`,
    )
  }
  return backUp(env, target, { clock: systemClock, keepDays })
})
