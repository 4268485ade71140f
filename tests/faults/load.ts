import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { calculatePath, calculationOf } from '#contract/calculate.ts'
import type { SavedRecord } from '#contract/records.ts'

/** A saved run in the database. */
export interface Row {
  id: string
  weight: number
  distance: number
}

/** Returns a run whose values identify its number, from 0 to 684,000. */
const runOf = (number: number) =>
  calculationOf({ age: 30, gender: 'homme', weight: 30 + Math.floor(number / 4000), distance: 1000 + (number % 4000) })
/** Returns the number from which `runOf` made a run. */
const numberOf = ({ weight, distance }: Row) => (weight - 30) * 4000 + distance - 1000

type Ledger = ReturnType<typeof newLedger>

/** Counts the saves sent to a site, and holds those that it acknowledged. */
export function newLedger() {
  let sent = 0
  const acknowledged = new Map<string, number>()
  return {
    /** returns the number of the next run to send */
    next: () => sent++,
    acknowledge: (id: string, number: number) => acknowledged.set(id, number),
    acknowledged: () => acknowledged.size,
    /** Returns how a database differs. A run without acknowledgement may be in it or not, but never twice. */
    differences(rows: Row[]) {
      const stored = new Map(rows.map((row) => [row.id, numberOf(row)]))
      const seen = new Set<number>()
      return {
        lost: [...acknowledged].filter(([id, number]) => stored.get(id) !== number),
        duplicated: rows.filter((row) => seen.size === seen.add(numberOf(row)).size),
        neverSent: [...seen].filter((number) => !(number >= 0 && number < sent)),
      }
    },
  }
}

export const noDifferences: ReturnType<Ledger['differences']> = { lost: [], duplicated: [], neverSent: [] }

/**
 * In milliseconds: pause of a client after a refused save or a read page, so that the load does not exhaust the
 * processor.
 */
const pauseTime = 20

/** Starts clients that each save one run after another, until they are stopped or get no response. */
export function startSaving(url: string, ledger: Ledger = newLedger(), clients = 16) {
  const responses: { status: number; retryAfter: string | undefined }[] = []
  const unanswered: unknown[] = []
  const waiters: { acknowledged: number; resolve: () => void }[] = []
  let stopped = false

  async function saveUntilStopped() {
    while (!stopped) {
      try {
        const { status, headers } = await saveOne(url, ledger)
        responses.push({ status, retryAfter: headers['retry-after'] })
        if (status !== 201) {
          await pause(pauseTime)
          continue
        }
        for (const waiter of waiters) if (ledger.acknowledged() >= waiter.acknowledged) waiter.resolve()
      } catch (error) {
        unanswered.push(error)
        return
      }
    }
  }

  const ended = Promise.all(Array.from({ length: clients }, saveUntilStopped))
  const failure = ended.then(() => {
    throw new Error(`nobody saves any more: ${unanswered.map(String).join(', ')}`)
  })
  failure.catch(() => {})
  return {
    ledger,
    /** the errors of requests that got no response */
    unanswered,
    /** every distinct status of the responses */
    statuses: () => [...new Set(responses.map(({ status }) => status))].sort(),
    responsesWith: (status: number) => responses.filter((response) => response.status === status),
    /** waits until `count` more runs are acknowledged; throws if all clients have stopped */
    waitForMore(count: number) {
      const enough = new Promise<void>((resolve) =>
        waiters.push({ acknowledged: ledger.acknowledged() + count, resolve }),
      )
      return Promise.race([enough, failure])
    },
    /** resolves when every client has stopped, after a request without response or a call of `stop` */
    ended,
    async stop() {
      stopped = true
      await ended
    },
  }
}

/**
 * Starts a client that reads page after page. `stop` returns the distinct statuses, with 0 for a request without
 * response.
 */
export function startReading(url: string) {
  const statuses = new Set<number>()
  let read = 0
  let stopped = false
  async function readUntilStopped() {
    while (!stopped) {
      for (const page of ['/', '/en/measure', '/mes-resultats', '/healthz']) {
        statuses.add(
          await send(url + page).then(
            ({ status }) => status,
            () => 0,
          ),
        )
        read++
        await pause(pauseTime)
      }
    }
  }
  const ended = readUntilStopped()
  return {
    /** returns the number of pages read so far */
    read: () => read,
    async stop() {
      stopped = true
      await ended
      return [...statuses]
    },
  }
}

/** Sends a GET, or a POST of `body`, on a new connection. */
export async function send(url: string, body?: object) {
  const headers = { ...(body && { 'content-type': 'application/json' }) }
  const outgoing = request(url, { agent: false, method: body ? 'POST' : 'GET', headers })
  outgoing.end(body && JSON.stringify(body))
  const [response]: IncomingMessage[] = await once(outgoing, 'response')
  return { status: response!.statusCode!, headers: response!.headers, body: await text(response!) }
}

/** Saves a run, and enters it into the ledger if the site acknowledges it. */
export async function saveOne(url: string, ledger: Ledger) {
  const number = ledger.next()
  const response = await send(url + calculatePath, runOf(number))
  if (response.status !== 201) return response
  const { id }: SavedRecord = JSON.parse(response.body)
  ledger.acknowledge(id, number)
  return response
}
