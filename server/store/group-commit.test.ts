import { expect, test } from 'vitest'
import type { Clock } from '../ops/clock.ts'
import { groupCommit } from './group-commit.ts'
import { StoreUnavailable } from './store.ts'

/** Records the commits. A batch with the row `bad` fails, and every batch fails while `away` is true. */
function createRecorder(clock?: Clock) {
  const commits: string[][] = []
  const state = { away: false }
  const save = groupCommit<string, string>(async (rows) => {
    commits.push([...rows])
    if (state.away) throw new StoreUnavailable('away')
    if (rows.includes('bad')) throw new Error('bad row')
    return rows.map((row) => `${row} is in`)
  }, clock)
  return { commits, state, save }
}

const statuses = async (added: Promise<string>[]) => (await Promise.allSettled(added)).map(({ status }) => status)

test('rows that arrive while a commit runs share the next one', async () => {
  const commits: string[][] = []
  const rest: Promise<string>[] = []
  const save = groupCommit<string, string>(async (rows) => {
    commits.push([...rows])
    if (commits.length === 1) rest.push(save('two'), save('three'))
    return rows
  })
  await save('one')
  await Promise.all(rest)
  expect(commits).toEqual([['one'], ['two', 'three']])
})

test('a batch has 256 rows at most', async () => {
  const { commits, save } = createRecorder()
  await Promise.all(Array.from({ length: 600 }, (_, index) => save(String(index))))
  expect(commits.map(({ length }) => length)).toEqual([256, 256, 88])
})

test('a row that has waited for more than five seconds is refused and never committed; later ones are', async () => {
  const clock = { time: 0, now: () => clock.time }
  const commits: string[][] = []
  const added: Promise<string>[] = []
  const save = groupCommit<string, string>(async (rows) => {
    commits.push([...rows])
    if (commits.length > 1) return rows
    added.push(save('late'))
    clock.time = 1
    added.push(save('in time'))
    clock.time = 5001
    return rows
  }, clock)
  added.unshift(save('first'))
  await added[0]
  await expect(added[1]).rejects.toThrow(StoreUnavailable)
  await added[2]
  expect(commits).toEqual([['first'], ['in time']])
})

test('a batch that fails is repeated row by row, and only the bad row fails', async () => {
  const { commits, save } = createRecorder()
  const added = ['one', 'bad', 'two'].map((row) => save(row))
  expect(await statuses(added)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(commits).toEqual([['one', 'bad', 'two'], ['one'], ['bad'], ['two']])
})

test('a batch that fails because the database is away is not repeated', async () => {
  const { commits, state, save } = createRecorder()
  state.away = true
  expect(await statuses([save('one'), save('two')])).toEqual(['rejected', 'rejected'])
  expect(commits).toEqual([['one', 'two']])
})
