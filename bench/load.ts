import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { answerOf, requestText, type Question } from './answer.ts'
import type { Load, LoadResult } from './load-process.ts'
import { pinned } from './machine.ts'
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

const program = fileURLToPath(new URL('load-process.ts', import.meta.url))

/** Asks a server once, then again and again from a process of its own. @throws Error when an answer has another status. */
export async function load(
  server: Running,
  question: Question,
  connections: number,
  until: Load['until'],
): Promise<Round> {
  const { length } = await answerOf(server, question)
  const settings: Load = {
    port: Number(new URL(server.url).port),
    request: requestText(server, question),
    status: question.status,
    length,
    connections,
    until,
  }
  const [command, words] = pinned('load', process.execPath, '--import', 'tsx', program, JSON.stringify(settings))
  const before = cpuSeconds(server.pid)
  const { stdout } = await promisify(execFile)(command, words, { timeout: timeLimit, signal: stopping.signal })
  const used = cpuSeconds(server.pid) - before
  const result = JSON.parse(stdout) as LoadResult
  return { ...result, perCpuSecond: result.answers / used, busy: used / (result.answers / result.perSecond) }
}
