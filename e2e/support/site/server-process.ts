import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

export { exchange, freePort, openConnection } from '../../../server/testing/connection.ts'

/** A folder that is gone after the test. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vo2max-server-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Starts a program as an operator does, unless told otherwise the built server on a free port; gone after the test. */
export function startProcess(
  env: Record<string, string> = {},
  commandLine = ['node', 'dist/server/main.js'],
  cwd = '.',
) {
  const [program = '', ...rest] = commandLine
  const started = spawn(program, rest, {
    cwd,
    env: {
      ...process.env,
      ...{ NODE_ENV: undefined, VITEST: undefined, DATABASE_URL: undefined, HOST: '127.0.0.1', PORT: '0' },
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const printed = { output: '', errors: '' }
  started.stdout.on('data', (text: Buffer) => (printed.output += text.toString()))
  started.stderr.on('data', (text: Buffer) => (printed.errors += text.toString()))
  const ended = once(started, 'close').then(([code, signal]) => ({ code, signal }))
  onTestFinished(async () => {
    started.kill('SIGKILL')
    await ended
  })
  return {
    /** everything written on standard output and standard error so far */
    said: printed,
    pid: started.pid!,
    /** how the process ended, once it has */
    ended,
    signal: (signal: NodeJS.Signals) => started.kill(signal),
    /** the port it listens on; throws when it ends before */
    async port(): Promise<number> {
      let gone = false as boolean
      void ended.then(() => (gone = true))
      for (;;) {
        const port = /listening at http:\/\/127\.0\.0\.1:(\d+)/.exec(printed.output)?.[1]
        if (port) return Number(port)
        if (gone) throw new Error(`The server ended before it listened: ${printed.errors}`)
        await Promise.race([once(started.stdout, 'data'), ended])
      }
    },
  }
}
