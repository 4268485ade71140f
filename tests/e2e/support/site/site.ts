import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface RunningSite {
  url: string
  dataDir: string
}

export interface Site extends RunningSite {
  /** asks the server to stop, as an operator would, and removes its data */
  stop(): Promise<void>
}

/** Starts the built site on a free port with a database of its own. */
export async function startSite(env: Record<string, string> = {}, build = 'dist'): Promise<Site> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vo2max-journey-'))
  const server = launch({ DATA_DIR: dataDir, RATE_LIMIT_MAX: '1000', ...env }, ['node', `${build}/server/main.js`])
  return {
    url: `http://127.0.0.1:${await server.port()}`,
    dataDir,
    async stop() {
      server.signal('SIGTERM')
      await server.ended
      process.stderr.write(server.said.errors)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Starts a program as an operator does, unless told otherwise the built server on a free port. */
export function launch(env: Record<string, string> = {}, commandLine = ['node', 'dist/server/main.js'], cwd = '.') {
  const [program = '', ...rest] = commandLine
  const started = spawn(program, rest, {
    cwd,
    env: {
      ...process.env,
      // what the test runner sets, an operator does not
      ...{ NODE_ENV: undefined, VITEST: undefined, DATABASE_URL: undefined, HOST: '127.0.0.1', PORT: '0' },
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const printed = { output: '', errors: '' }
  started.stdout.on('data', (text: Buffer) => (printed.output += text.toString()))
  started.stderr.on('data', (text: Buffer) => (printed.errors += text.toString()))
  const ended = once(started, 'close').then(([code, signal]) => ({ code, signal }))
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
