import { readEnv, type Env } from '../env.ts'

/** Runs one command on the database of the environment: what it did, or why it did not, is one line. */
export async function databaseCommand(work: (env: Env) => Promise<object>): Promise<void> {
  // nobody else of the machine may read what it writes
  process.umask(0o077)
  try {
    process.stdout.write(`${JSON.stringify(await work(readEnv(process.env)))}\n`)
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`)
    process.exitCode = 1
  }
}
