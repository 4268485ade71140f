import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { newRecord } from '../testing/records.ts'
import { newSqliteDatabase } from '../testing/sqlite.ts'
import { retentionCutoff, startPurge } from './purge.ts'
import { StoreUnavailable } from '../store/store.ts'
import { millisecondsOf } from '../../contract/retention.ts'

const noon = Date.UTC(2026, 10, 21, 12)
const hour = 3_600_000
const clock = { now: () => Date.now() }
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
const purgeInactive = vi.fn<(cutoff: number, limit: number) => Promise<number>>()
const purgeErasures = vi.fn<(cutoff: number, limit: number) => Promise<number>>()
const onEnd = vi.fn()
/** follows the timers alone, not the date */
const monotonicClock = { now: () => performance.now() }
const start = () => startPurge({ store: { purgeInactive, purgeErasures }, clock, monotonicClock, log, onEnd })

/** Lets everything that is due now run to its end. */
async function turns(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await new Promise(setImmediate)
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date', 'performance'], now: noon })
  purgeInactive.mockReset().mockResolvedValue(0)
  purgeErasures.mockReset().mockResolvedValue(0)
  for (const told of [log.info, log.warn, log.error, onEnd]) told.mockReset()
})
afterEach(() => {
  vi.useRealTimers()
})

test('the cutoff is the retention and one hour ago', () =>
  expect(retentionCutoff(noon)).toBe(noon - millisecondsOf('retention') - hour))

test('it purges every hour, with the cutoff of that hour', async () => {
  start()
  await turns()
  vi.advanceTimersByTime(hour)
  await turns()
  expect(purgeInactive.mock.calls.map(([cutoff]) => cutoff)).toEqual([
    retentionCutoff(noon),
    retentionCutoff(noon + hour),
  ])
})

test('full batches go on until one is not full, and the log says how many went', async () => {
  purgeInactive.mockResolvedValueOnce(5).mockResolvedValueOnce(5).mockResolvedValueOnce(2)
  start()
  await turns()
  expect(purgeInactive).toHaveBeenCalledTimes(3)
  expect(log.info).toHaveBeenCalledWith({ visitors: 12 }, 'inactive visitors deleted')
  expect(onEnd.mock.calls).toEqual([['done', 12]])
})

test('what remains of erased visitors goes too, after as long; the log does not count it', async () => {
  purgeErasures.mockResolvedValueOnce(50).mockResolvedValueOnce(7)
  start()
  await turns()
  expect(purgeErasures.mock.calls).toEqual([
    [retentionCutoff(noon), 50],
    [retentionCutoff(noon), 50],
  ])
  expect(log.info).not.toHaveBeenCalled()
  expect(onEnd.mock.calls).toEqual([['done', 0]])
})

test('a purge that lasts is not joined by a second', async () => {
  purgeInactive.mockReturnValue(new Promise(() => {}))
  start()
  await turns()
  vi.advanceTimersByTime(3 * hour)
  await turns()
  expect(purgeInactive).toHaveBeenCalledTimes(1)
})

test.each([
  ['an unavailable store is a warning', new StoreUnavailable('disk full'), log.warn, 'put off'],
  ['any other failure is an error in the log', new Error('no such table'), log.error, 'failed'],
])('%s, and the next hour tries again', async (_, failure, told, outcome) => {
  purgeInactive.mockRejectedValueOnce(failure)
  start()
  await turns()
  expect(told).toHaveBeenCalledOnce()
  expect(onEnd.mock.calls).toEqual([[outcome, 0]])
  vi.advanceTimersByTime(hour)
  await turns()
  expect(purgeInactive).toHaveBeenCalledTimes(2)
})

test('stop waits for the batch under way and begins no other', async () => {
  let finish: (removed: number) => void = () => {}
  purgeInactive.mockReturnValue(new Promise((resolve) => (finish = resolve)))
  const retention = start()
  await turns()
  let stopped = false
  const stopping = retention.stop().then(() => (stopped = true))
  await turns()
  expect(stopped).toBe(false)
  finish(5)
  await stopping
  expect(onEnd.mock.calls).toEqual([['stopped', 5]])
  vi.advanceTimersByTime(2 * hour)
  await turns()
  expect(purgeInactive).toHaveBeenCalledTimes(1)
})

describe('a clock that is set', () => {
  const day = 24 * hour
  const due = millisecondsOf('retention')
  const visitors = { overdue: due + day, dueSoon: due + hour / 2, dueTomorrow: due - day / 2 }
  const setBy = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)
  const warnings = () => log.warn.mock.calls

  /** A store with these visitors, by the time since they were last active, and a purge that runs. */
  async function running() {
    const database = await newSqliteDatabase()
    onTestFinished(() => database.remove())
    const store = await database.open()
    for (const age of Object.values(visitors)) await store.insert(newRecord({ createdAt: noon - age }))
    const ended = new Promise((resolve) => onEnd.mockImplementationOnce(resolve))
    const retention = startPurge({ store, clock, monotonicClock, log, onEnd })
    onTestFinished(() => retention.stop())
    await ended
    await turns()
    return {
      /** Lets hours really pass, with their purges. */
      async pass(hours: number) {
        for (let passed = 0; passed < hours; passed++) {
          const ended = new Promise((resolve) => onEnd.mockImplementationOnce(resolve))
          vi.advanceTimersByTime(hour)
          await ended
          await turns()
        }
      },
      async kept() {
        const times = (await database.sql('select last_active_at from visitors')).map(Object.values).flat()
        return Object.entries(visitors).flatMap(([name, age]) => (times.includes(noon - age) ? [name] : []))
      },
    }
  }

  test('forward by a day deletes nobody early, and one line says so', async () => {
    const { pass, kept } = await running()
    expect(await kept()).toEqual(['dueSoon', 'dueTomorrow'])
    setBy(day)
    await pass(1)
    expect(await kept()).toEqual(['dueTomorrow'])
    await pass(12)
    expect(await kept()).toEqual(['dueTomorrow'])
    expect(warnings()).toEqual([
      [
        { hours: 24 },
        'the clock was set forward: nothing is deleted early; if the new time is right, restart the site',
      ],
    ])
    setBy(-day)
    await pass(1)
    expect(await kept()).toEqual([])
    expect(warnings()).toHaveLength(1)
    setBy(day)
    await pass(1)
    expect(warnings()).toHaveLength(2)
  })

  test('back by a day deletes late, until it is set right', async () => {
    const { pass, kept } = await running()
    setBy(-day)
    await pass(2)
    expect(await kept()).toEqual(['dueSoon', 'dueTomorrow'])
    setBy(day)
    await pass(1)
    expect(await kept()).toEqual(['dueTomorrow'])
    expect(warnings()).toEqual([])
  })
})
