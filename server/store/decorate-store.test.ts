import { expect, test } from 'vitest'
import { failingStore } from '../testing/app.ts'
import { newRecord } from '../testing/records.ts'
import { decorateStore } from './decorate-store.ts'
import type { Store } from './store.ts'

test('every call of the store, whatever it is, goes through the decorator with its name, its arguments and its answer', async () => {
  const called: string[] = []
  const store = { list: async (...given: unknown[]) => given, later: async () => 'new' } as unknown as Store & {
    later(): Promise<string>
  }
  const decorated = decorateStore(store, (name, begin) => {
    called.push(name)
    return begin()
  }) as typeof store
  expect(await decorated.list('visitor', { limit: 1 })).toEqual(['visitor', { limit: 1 }])
  expect(await decorated.later()).toBe('new')
  expect(called).toEqual(['list', 'later'])
})

test('a method knows the store that it is of', async () => {
  class Closable {
    #isOpen = true
    async close() {
      this.#isOpen = false
      return this.#isOpen
    }
  }
  const decorated = decorateStore(new Closable() as unknown as Store, (_, begin) => begin())
  expect(await decorated.close()).toBe(false)
})

test('the decorator may refuse a call, which is then never begun', async () => {
  let calls = 0
  const store = {
    ...failingStore(),
    insert: async () => {
      calls++
      return 'erased' as const
    },
  }
  const decorated = decorateStore(store, () => Promise.reject(new Error('refused')))
  await expect(decorated.insert(newRecord())).rejects.toThrow('refused')
  expect(calls).toBe(0)
})
