import { expect, test } from 'vitest'
import { GroupCommit } from './group-commit.ts'
import { StoreUnavailable } from './store.ts'

/** Commits that are kept, and refuse a batch with the row `bad`, or any while `away` says so. */
function recording() {
  const commits: string[][] = []
  const state = { away: false }
  const saves = new GroupCommit<string>(async (rows) => {
    commits.push([...rows])
    if (state.away) throw new StoreUnavailable('away')
    if (rows.includes('bad')) throw new Error('bad row')
  })
  return { commits, state, saves }
}

const statuses = async (added: Promise<void>[]) => (await Promise.allSettled(added)).map(({ status }) => status)

test('rows that arrive while a commit runs share the next one', async () => {
  const commits: string[][] = []
  let finishFirst: () => void = () => {}
  let firstStarted: () => void = () => {}
  const started = new Promise<void>((resolve) => (firstStarted = resolve))
  const saves = new GroupCommit<string>(async (rows) => {
    commits.push([...rows])
    if (commits.length > 1) return
    firstStarted()
    await new Promise<void>((resolve) => (finishFirst = resolve))
  })
  const first = saves.add('one')
  await started
  const rest = [saves.add('two'), saves.add('three')]
  finishFirst()
  await Promise.all([first, ...rest])
  expect(commits).toEqual([['one'], ['two', 'three']])
})

test('a batch has 256 rows at most', async () => {
  const { commits, saves } = recording()
  await Promise.all(Array.from({ length: 600 }, (_, index) => saves.add(String(index))))
  expect(commits.map(({ length }) => length)).toEqual([256, 256, 88])
})

test('with 10,000 rows waiting, one more is refused, and the others are kept', async () => {
  const { saves } = recording()
  const added = Array.from({ length: 10_000 }, (_, index) => saves.add(String(index)))
  await expect(saves.add('one more')).rejects.toThrow(StoreUnavailable)
  await Promise.all(added)
})

test('a batch that fails is repeated row by row, and only the bad row fails', async () => {
  const { commits, saves } = recording()
  const added = ['one', 'bad', 'two'].map((row) => saves.add(row))
  expect(await statuses(added)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(commits).toEqual([['one', 'bad', 'two'], ['one'], ['bad'], ['two']])
})

test('a batch that fails because the database is away is not repeated', async () => {
  const { commits, state, saves } = recording()
  state.away = true
  expect(await statuses([saves.add('one'), saves.add('two')])).toEqual(['rejected', 'rejected'])
  expect(commits).toEqual([['one', 'two']])
})

test('after a failure the next rows are committed', async () => {
  const { state, saves } = recording()
  state.away = true
  await statuses([saves.add('one')])
  state.away = false
  await saves.add('two')
})

test('settled waits for every row added before, failed ones included', async () => {
  const { commits, saves } = recording()
  const added = statuses([saves.add('one'), saves.add('bad')])
  await saves.settled()
  expect(commits.flat()).toEqual(['one', 'bad', 'one', 'bad'])
  await added
})
