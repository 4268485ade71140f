import type { Options } from 'autocannon'
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { LoadResult } from './load-process.ts'
import { pinned } from './machine.ts'
import type { PageLoad } from './page-load.ts'
import { cpuSeconds } from './process-figures.ts'
import type { Running } from './site.ts'

export interface Round extends LoadResult {
  /** answers for each second of processor time of the server: other programs on the machine change it less */
  perCpuSecond: number
  /** share of a core that the server used */
  busy: number
}

/** Longer than any round should last, even on a busy machine. */
const timeLimit = 60_000

/** On a signal the round under way fails, and the code that started a server stops it in its `finally`. */
const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stopping.abort())

export function loadPages(server: Running, load: PageLoad): Promise<Round> {
  return runLoad(server, 'page-load.ts', load.status, load)
}

export function loadSaves(server: Running, options: Options): Promise<Round> {
  return runLoad(server, 'save-load.ts', 201, options)
}

/** Loads a server from a process of its own. @throws Error when an answer has another status than `expected`. */
async function runLoad({ pid }: Running, name: string, expected: number, options: object): Promise<Round> {
  const program = fileURLToPath(new URL(name, import.meta.url))
  const [command, words] = pinned('load', process.execPath, '--import', 'tsx', program, JSON.stringify(options))
  const before = cpuSeconds(pid)
  const { stdout } = await promisify(execFile)(command, words, { timeout: timeLimit, signal: stopping.signal })
  const used = cpuSeconds(pid) - before
  const result = JSON.parse(stdout) as LoadResult
  if (Object.keys(result.statuses).some((status) => Number(status) !== expected)) {
    throw new Error(`every answer should be ${expected}: ${stdout}`)
  }
  const answers = result.statuses[expected] ?? 0
  return { ...result, perCpuSecond: answers / used, busy: used / (answers / result.perSecond) }
}
