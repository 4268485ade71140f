import { readEnv, type Env } from '../ops/env.ts'

/** Runs a command on the environment's database. Prints its result as one line of JSON, or its error as one line. */
export async function databaseCommand(work: (env: Env) => Promise<object>): Promise<void> {
  // files that the command writes are readable by its user only
  process.umask(0o077)
  try {
    process.stdout.write(`${JSON.stringify(await work(readEnv(process.env)))}\n`)
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`)
    process.exitCode = 1
  }
}
