/** `npm run db:backup -- <file or folder>` */
import { parseArgs } from 'node:util'
import { systemClock } from '../../ops/clock.ts'
import { databaseCommand } from '../database-command.ts'
import { backUp } from './backup.ts'

await databaseCommand(async (env) => {
  const [target, ...rest] = parseArgs({ allowPositionals: true }).positionals
  if (!target || rest.length) throw new Error('usage: npm run db:backup -- <file or folder>')
  return backUp(env, target, systemClock)
})
