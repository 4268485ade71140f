import { EventEmitter } from 'node:events'
import type { Server } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { limitConnections } from './connection-limit.ts'

test('connections refused are counted, and told once a minute', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const server = new EventEmitter() as Server
  const told: object[] = []
  const onRefusal = vi.fn()
  const log = { info() {}, error() {}, warn: (details: object) => void told.push(details) }
  limitConnections(server, 7, log, onRefusal)
  expect(server.maxConnections).toBe(7)
  for (let refused = 0; refused < 100; refused++) server.emit('drop')
  expect(told).toEqual([{ dropped: 1, most: 7 }])
  vi.advanceTimersByTime(60_000)
  expect(told.slice(1)).toEqual([{ dropped: 99, most: 7 }])
  vi.advanceTimersByTime(600_000)
  expect(told).toHaveLength(2)
  server.emit('drop')
  expect(told.slice(2)).toEqual([{ dropped: 1, most: 7 }])
  expect(onRefusal).toHaveBeenCalledTimes(101)
})
