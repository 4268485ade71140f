import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

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
  const server = spawn(process.execPath, [`${build}/server/main.js`], {
    env: {
      ...process.env,
      // what the test runner sets, an operator does not
      ...{ NODE_ENV: undefined, VITEST: undefined, DATABASE_URL: undefined },
      ...{ HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir, RATE_LIMIT_MAX: '1000' },
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(server, 'exit')
  const url = await listeningAt(createInterface(server.stdout), exited)
  return {
    url,
    dataDir,
    async stop() {
      server.kill('SIGTERM')
      await exited
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function listeningAt(lines: AsyncIterable<string>, exited: Promise<unknown>): Promise<string> {
  const found = (async () => {
    for await (const line of lines) {
      const url = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0]
      if (url) return url
    }
    throw new Error('The site ended before it listened')
  })()
  return Promise.race([found, exited.then(() => found)])
}
