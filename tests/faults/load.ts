import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { calculatePath, calculationOf, runRecordOf, type SavedCalculation } from '../../api/calculate.ts'

/** A run as a database keeps it. */
export interface Row {
  id: string
  weight: number
  distance: number
}

/** Runs are told apart by their values: every number, up to 684,000, is another run. */
const runOf = (number: number) =>
  calculationOf(
    runRecordOf({
      ...{ age: 30, gender: 'homme' },
      ...{ weight: 30 + Math.floor(number / 4000), distance: 1000 + (number % 4000) },
    }),
  )
const numberOf = ({ weight, distance }: Row) => (weight - 30) * 4000 + distance - 1000

type Ledger = ReturnType<typeof newLedger>

/** What was asked of a site, and what it said it had saved. */
export function newLedger() {
  let asked = 0
  const acknowledged = new Map<string, number>()
  return {
    next: () => asked++,
    acknowledge: (id: string, number: number) => acknowledged.set(id, number),
    acknowledged: () => acknowledged.size,
    /** How a database differs from it. A run that was not acknowledged may be there or not, but never twice. */
    differences(rows: Row[]) {
      const kept = new Map(rows.map((row) => [row.id, numberOf(row)]))
      const seen = new Set<number>()
      return {
        lost: [...acknowledged].filter(([id, number]) => kept.get(id) !== number),
        twice: rows.filter((row) => seen.size === seen.add(numberOf(row)).size),
        neverAskedFor: [...seen].filter((number) => !(number >= 0 && number < asked)),
      }
    },
  }
}

export const none: ReturnType<Ledger['differences']> = { lost: [], twice: [], neverAskedFor: [] }

/** Milliseconds that a client rests who is refused, or has read a page: what is tested is the site, not the processor. */
const rest = 20

/** Clients that each save one run after another, until they are stopped or get no answer. */
export function startSaving(url: string, ledger: Ledger = newLedger(), clients = 16) {
  const answers: { status: number; retryAfter: string | undefined }[] = []
  const unanswered: Error[] = []
  const waiting: { acknowledged: number; resolve: () => void }[] = []
  let stopped = false

  async function saveUntilStopped() {
    while (!stopped) {
      try {
        const { status, headers } = await saveOne(url, ledger)
        answers.push({ status, retryAfter: headers['retry-after'] })
        if (status !== 201) {
          await pause(rest)
          continue
        }
        for (const one of waiting) if (ledger.acknowledged() >= one.acknowledged) one.resolve()
      } catch (error) {
        unanswered.push(error as Error)
        return
      }
    }
  }

  const ended = Promise.all(Array.from({ length: clients }, saveUntilStopped))
  const over = ended.then(() => {
    throw new Error(`nobody saves any more: ${unanswered.map(String).join(', ')}`)
  })
  over.catch(() => {})
  return {
    ledger,
    unanswered,
    /** every status that was answered */
    statuses: () => [...new Set(answers.map(({ status }) => status))].sort(),
    /** the answers of this status */
    answered: (status: number) => answers.filter((answer) => answer.status === status),
    /** resolves as soon as `count` more runs are acknowledged */
    more(count: number) {
      const enough = new Promise<void>((resolve) =>
        waiting.push({ acknowledged: ledger.acknowledged() + count, resolve }),
      )
      return Promise.race([enough, over])
    },
    /** resolves when every client has stopped, each because a request of its got no answer */
    ended,
    async stop() {
      stopped = true
      await ended
    },
  }
}

/** One visitor who reads page after page; `statuses` are all that were answered, 0 for no answer. */
export function startReading(url: string) {
  const seen = new Set<number>()
  let read = 0
  let stopped = false
  async function readUntilStopped() {
    while (!stopped) {
      for (const page of ['/', '/en/measure', '/mes-resultats', '/healthz']) {
        seen.add(
          await ask(url + page).then(
            ({ status }) => status,
            () => 0,
          ),
        )
        read++
        await pause(rest)
      }
    }
  }
  const ended = readUntilStopped()
  return {
    read: () => read,
    async stop() {
      stopped = true
      await ended
      return [...seen]
    },
  }
}

/** One request on a connection of its own: a GET, or a POST of `body`. Fails when there is no answer within 30 seconds. */
export async function ask(url: string, body?: object) {
  const headers = { ...(body && { 'content-type': 'application/json' }) }
  const signal = AbortSignal.timeout(30_000)
  const asked = request(url, { agent: false, method: body ? 'POST' : 'GET', headers, signal })
  asked.end(body && JSON.stringify(body))
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  return { status: answer.statusCode!, headers: answer.headers, body: await text(answer) }
}

/** Saves one run. */
export async function saveOne(url: string, ledger: Ledger) {
  const number = ledger.next()
  const answer = await ask(url + calculatePath, runOf(number))
  if (answer.status === 201) ledger.acknowledge((JSON.parse(answer.body) as SavedCalculation).id, number)
  return answer
}
