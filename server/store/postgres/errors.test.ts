import { expect, test } from 'vitest'
import { reasonOf } from '../store.ts'
import { isRetryable, isTransient } from './errors.ts'

const errorWith = (given: { code?: string; message?: string }) => Object.assign(new Error(given.message), given)

const retryable = ['57P01', '57P02', '57P03', '08006', '40001', '40P01', 'ECONNREFUSED', 'ECONNRESET', 'ENOENT']
test.each(retryable)('%s is retried', (code) => expect(isRetryable(errorWith({ code }))).toBe(true))

test('a lost connection is retried', () =>
  expect(isRetryable(errorWith({ message: 'Connection terminated unexpectedly' }))).toBe(true))

test.each([
  ...['53100', '53300', '25006', '57014'].map((code) => ({ code })),
  ...['timeout exceeded when trying to connect', 'Query read timeout'].map((message) => ({ message })),
  { message: 'could not extend file "base/16384/16385": File too large' },
])('%o is transient, but not retried', (given) =>
  expect([isRetryable(errorWith(given)), isTransient(errorWith(given))]).toEqual([false, true]),
)

test.each(['23514', '22P02', '42P01', '28P01', '3D000'])('%s is not transient', (code) =>
  expect(isTransient(errorWith({ code }))).toBe(false),
)

test('a failure without a message is named by its code', () =>
  expect(reasonOf(errorWith({ code: 'ECONNREFUSED' }))).toBe('ECONNREFUSED'))
