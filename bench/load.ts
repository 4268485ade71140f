import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { sendRequest, requestText, type BenchRequest } from './request.ts'
import type { Load, LoadResult } from './load-process.ts'
import { pinnedCommand } from './machine.ts'
import { cpuSeconds } from './process-usage.ts'
import type { RunningServer } from './site.ts'

export interface Round extends LoadResult {
  /** answers for each second of processor time of the server: other programs on the machine change it less */
  perCpuSecond: number
  /** share of a core that the server used */
  coreUsage: number
}

/** Longer than any round should last, even on a busy machine. */
const timeLimit = 60_000

/** On a signal the round under way fails, and the code that started a server stops it in its `finally`. */
const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stopping.abort())

const program = fileURLToPath(new URL('load-process.ts', import.meta.url))

/** Asks a server once, then again and again from a process of its own. @throws Error when an answer has another status. */
export async function runLoad(
  server: RunningServer,
  request: BenchRequest,
  connections: number,
  until: Load['until'],
): Promise<Round> {
  const { length } = await sendRequest(server.url, request)
  const settings: Load = {
    port: Number(new URL(server.url).port),
    request: requestText(server.url, request),
    status: request.status,
    length,
    connections,
    until,
  }
  const [command, words] = pinnedCommand('load', process.execPath, '--import', 'tsx', program, JSON.stringify(settings))
  const before = cpuSeconds(server.pid)
  const { stdout } = await promisify(execFile)(command, words, { timeout: timeLimit, signal: stopping.signal })
  const used = cpuSeconds(server.pid) - before
  const result = JSON.parse(stdout) as LoadResult
  return { ...result, perCpuSecond: result.answers / used, coreUsage: used / (result.answers / result.perSecond) }
}
