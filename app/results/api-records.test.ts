import { afterEach, expect, test, vi } from 'vitest'
import { defaultRun } from '../../domain/cooper-run.ts'
import { apiRecords } from './api-records.ts'

afterEach(() => void vi.unstubAllGlobals())

test.each([
  [200, 'done'],
  [400, 'outdated'],
  [401, 'unknown'],
  [404, 'unknown'],
  [422, 'outdated'],
  [503, 'unavailable'],
])('a correction that is answered with %d is %s', async (status, outcome) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status })))
  expect(await apiRecords.correct('x', defaultRun)).toBe(outcome)
})
