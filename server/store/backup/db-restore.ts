/** `npm run db:restore -- <file> [--overwrite]` */
import { parseArgs } from 'node:util'
import { databaseCommand } from '../database-command.ts'
import { restore } from './backup.ts'

await databaseCommand(async (env) => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { overwrite: { type: 'boolean', default: false } },
  })
  const [file, ...rest] = positionals
  if (!file || rest.length) throw new Error('usage: npm run db:restore -- <file> [--overwrite]')
  return { restored: file, ...(await restore(env, file, values.overwrite)) }
})
