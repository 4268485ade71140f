import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface RunningSite {
  url: string
  dataDir: string
}

export interface BuiltSite extends RunningSite {
  /** stops the server with SIGTERM and deletes its data */
  stop(): Promise<void>
}

/** Starts the built site on a free port with a new database. */
export function startBuiltSite(env: Record<string, string> = {}, build = 'dist'): Promise<BuiltSite> {
  return startSite(['node', `${build}/server/main.js`], { RATE_LIMIT_MAX: '1000', ...env })
}

/** Starts the development server on a free port with a new database. */
export const startDevelopment = () => startSite(['node', 'scripts/dev.js'])

async function startSite(commandLine: string[], env: Record<string, string> = {}): Promise<BuiltSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vo2max-journey-'))
  const server = launch({ DATA_DIR: dataDir, ...env }, commandLine)
  return {
    url: `http://127.0.0.1:${await server.port()}`,
    dataDir,
    async stop() {
      server.signal('SIGTERM')
      await server.ended
      process.stderr.write(server.printed.errors)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Starts a program without the environment of the test runner; by default the built server, on a free port. */
export function launch(env: Record<string, string> = {}, commandLine = ['node', 'dist/server/main.js'], cwd = '.') {
  const [program = '', ...rest] = commandLine
  const started = spawn(program, rest, {
    cwd,
    env: {
      ...process.env,
      // variables that the test runner sets
      NODE_ENV: undefined,
      VITEST: undefined,
      SITE_URL: undefined,
      DATABASE_URL: undefined,
      HOST: '127.0.0.1',
      PORT: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const printed = { output: '', errors: '' }
  started.stdout.on('data', (text: Buffer) => (printed.output += text.toString()))
  started.stderr.on('data', (text: Buffer) => (printed.errors += text.toString()))
  const ended = once(started, 'close').then(([code, signal]) => ({ code, signal }))
  return {
    /** everything written to standard output and standard error so far */
    printed,
    pid: started.pid!,
    /** resolves with the exit code or signal */
    ended,
    signal: (signal: NodeJS.Signals) => started.kill(signal),
    /** waits for the port on which the program listens; throws if it ends before */
    async port(): Promise<number> {
      let hasEnded = false as boolean
      void ended.then(() => (hasEnded = true))
      for (;;) {
        const port = /listening at http:\/\/127\.0\.0\.1:(\d+)/.exec(printed.output)?.[1]
        if (port) return Number(port)
        if (hasEnded) throw new Error(`The server ended before it listened: ${printed.errors}`)
        await Promise.race([once(started.stdout, 'data'), ended])
      }
    },
  }
}
