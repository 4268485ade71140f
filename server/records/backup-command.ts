/** `npm run db:backup` prints the path of the backup, or the reason for its failure, on one line. */
import { systemClock } from '../clock.ts'
import { readEnv } from '../env.ts'
import { reasonOf } from '../log.ts'
import { backUp } from './backup.ts'

// files that the command writes are readable by its user only
process.umask(0o077)
try {
  process.stdout.write(`${await backUp(readEnv(process.env), systemClock)}\n`)
} catch (error) {
  process.stderr.write(`${reasonOf(error).trim().replaceAll(/\s+/g, ' ')}\n`)
  process.exitCode = 1
}
