import { expect, onTestFinished, test } from 'vitest'
import { failingStore, newApp } from '../testing/app.ts'
import { decorateStore } from '../store/decorate-store.ts'
import { StoreUnavailable } from '../store/store.ts'
import { cached } from './health.ts'

test('however often readyz is asked, the database is asked once a second, and one question at a time', async () => {
  let time = 0
  let answer: (ready: string) => void = () => {}
  let asked = 0
  const ready = cached(
    1000,
    { now: () => time },
    () =>
      new Promise<string>((resolve) => {
        asked++
        answer = resolve
      }),
  )
  const first = [ready(), ready()]
  time = 5000
  first.push(ready())
  expect(asked).toBe(1)
  answer('yes')
  expect(await Promise.all(first)).toEqual(['yes', 'yes', 'yes'])

  time = 5999
  expect([await ready(), asked]).toEqual(['yes', 1])
  time = 6000
  const second = ready()
  expect(asked).toBe(2)
  answer('still')
  expect(await second).toBe('still')
})

test('a hundred calls of readyz write once, and while the store is away are a hundred times 503 and one line of the log', async () => {
  let pings = 0
  const away = decorateStore(failingStore(), (name) => {
    if (name === 'ping') pings++
    return Promise.reject(new StoreUnavailable('disk full'))
  })
  const { app, close, logged } = await newApp({ store: away })
  onTestFinished(close)
  const answers = await Promise.all(Array.from({ length: 100 }, () => app.inject('/readyz')))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([503]))
  expect(pings).toBe(1)
  expect(logged.filter((line) => line.includes('not ready'))).toHaveLength(1)
})
