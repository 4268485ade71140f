import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { fairQueue, CallerDisconnected } from './fair-queue.ts'

afterEach(() => void vi.useRealTimers())

/** A queue, and what became of each who came to it. */
function newQueue(limits: { capacity: number; concurrency: number; timeout?: number }) {
  const queue = fairQueue({ timeout: 1e9, ...limits }, () => new Error('too much'))
  const served: string[] = []
  const refused: string[] = []
  const done: (() => void)[] = []
  return {
    ...{ served, refused },
    come(...names: string[]) {
      for (const name of names) {
        // a1, a2: two of the client a
        queue({ client: name[0]! }).then(
          (leave) => {
            served.push(name)
            done.push(leave)
          },
          () => refused.push(name),
        )
      }
    },
    /** The one that is served longest is done. */
    finish: () => done.shift()!(),
    async settle() {
      for (let turn = 0; turn < 200; turn++) await nextTurn()
    },
  }
}

test('clients have their turns, however many one of them has standing in line', async () => {
  const { come, served, settle } = newQueue({ capacity: 9, concurrency: 9 })
  come('a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2')
  await settle()
  expect(served).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4'])
})

test('so many are served at once; the next one is when one of them is done', async () => {
  const { come, served, settle, finish } = newQueue({ capacity: 9, concurrency: 2 })
  come('a1', 'a2', 'a3', 'b1')
  await settle()
  expect(served).toEqual(['a1', 'b1'])
  finish()
  await settle()
  expect(served).toEqual(['a1', 'b1', 'a2'])
  finish()
  finish()
  await settle()
  expect(served).toEqual(['a1', 'b1', 'a2', 'a3'])
})

test('one client may have all the places, until another comes: the newest of who has most gives way', async () => {
  const { come, served, refused, settle, finish } = newQueue({ capacity: 4, concurrency: 1 })
  come('a1')
  await settle()
  come('a2', 'a3', 'a4', 'a5')
  await settle()
  expect(refused).toEqual(['a5'])
  come('b1', 'c1', 'c2', 'a6')
  await settle()
  // two of a waiting, then one of each of three: none of them has more to give
  expect(refused).toEqual(['a5', 'a4', 'a3', 'c2', 'a6'])
  for (let done = 0; done < 3; done++) {
    finish()
    await settle()
  }
  expect(served).toEqual(['a1', 'a2', 'b1', 'c1'])
})

test('between two the event loop turns, so that others are answered', async () => {
  const { come, served } = newQueue({ capacity: 64, concurrency: 64 })
  come(...Array.from({ length: 64 }, (_, index) => `a${index}`))
  const seen = [0]
  while (seen.at(-1) !== 64) {
    await nextTurn()
    seen.push(served.length)
  }
  expect(seen.map((count, turn) => count - (seen[turn - 1] ?? 0)).filter((more) => more > 1)).toEqual([])
  expect(seen.length).toBeGreaterThan(64 * 3)
})

test('who has waited too long is refused, and leaves a place', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { come, served, refused, settle, finish } = newQueue({ capacity: 2, concurrency: 1, timeout: 5000 })
  come('a1')
  await settle()
  come('a2', 'a3')
  vi.advanceTimersByTime(4999)
  await settle()
  expect(refused).toEqual(['a3'])
  vi.advanceTimersByTime(1)
  await settle()
  expect(refused).toEqual(['a3', 'a2'])
  come('a4')
  finish()
  await settle()
  vi.advanceTimersByTime(100_000)
  await settle()
  expect([served, refused]).toEqual([
    ['a1', 'a4'],
    ['a3', 'a2'],
  ])
})

test('who gives up leaves their place, which is no refusal; once served, they no longer can', async () => {
  const refusals: string[] = []
  const queue = fairQueue(
    { capacity: 2, concurrency: 1, timeout: 1e9 },
    () => new Error(`refusal ${refusals.push('one')}`),
  )
  const [served, waiting] = [new AbortController(), new AbortController()]
  const leave = await queue({ client: 'a', signal: served.signal })
  const second = queue({ client: 'b', signal: waiting.signal })
  served.abort()
  waiting.abort()
  await expect(second).rejects.toThrow(CallerDisconnected)
  const third = queue({ client: 'c' })
  leave()
  await third
  expect(refusals).toEqual([])
})
