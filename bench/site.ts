import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../server/testing/connection.ts'
import { pinnedCommand } from './machine.ts'

export interface RunningServer {
  url: string
  pid: number
  /** the server's own files, removed when it stops */
  folder: string
  /** milliseconds from its start to its first answer that it is ready */
  readyAfter: number
  stop(): Promise<void>
}

const startLimit = 20_000
const stopLimit = 12_000

/** The built site as it is run in production, its log in a file, with a database of its own unless `env` names one. */
export async function startSite(env: Record<string, string> = {}): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'vo2max-bench-site-'))
  const port = await freePort()
  return startServer(pinnedCommand('server', process.execPath, 'dist/server/main.js'), {
    folder,
    url: `http://127.0.0.1:${port}`,
    readyPath: '/readyz',
    env: { ...process.env, HOST: '127.0.0.1', PORT: `${port}`, DATA_DIR: folder, RATE_LIMIT_MAX: '1000000', ...env },
  })
}

interface Starting {
  folder: string
  url: string
  readyPath: string
  env?: NodeJS.ProcessEnv
}

/** Starts a server and waits until it answers. Removes its folder when it stops or cannot start. */
export async function startServer(
  [command, words]: [string, string[]],
  { folder, url, readyPath, env = process.env }: Starting,
): Promise<RunningServer> {
  const log = join(folder, 'log')
  const output = openSync(log, 'a')
  const startedAt = performance.now()
  const server = spawn(command, words, { env, stdio: ['ignore', output, output] })
  closeSync(output)
  const stop = async () => {
    await stopServer(server)
    rmSync(folder, { recursive: true })
  }
  while (!(await answers(url + readyPath))) {
    if (hasEnded(server) || performance.now() - startedAt > startLimit) {
      const printed = readFileSync(log, 'utf8')
      await stop()
      throw new Error(`${words.join(' ')} did not start:\n${printed}`)
    }
    await wait(5)
  }
  return { url, pid: server.pid!, folder, readyAfter: performance.now() - startedAt, stop }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    // nobody listens yet
    return false
  }
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}

async function stopServer(server: ChildProcess): Promise<void> {
  if (hasEnded(server)) return
  const exited = once(server, 'exit')
  server.kill('SIGTERM')
  const overdue = setTimeout(() => server.kill('SIGKILL'), stopLimit)
  await exited
  clearTimeout(overdue)
}
