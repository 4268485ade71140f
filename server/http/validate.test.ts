import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { readIdempotencyKey } from './validate.ts'

const key = '8e03978e-40d5-43dd-bc93-6894a57f9324'
const read = (header?: string) =>
  readIdempotencyKey({ headers: { 'idempotency-key': header } } as unknown as FastifyRequest)

test('a key is a UUID in double quotes, in capitals or not', () => {
  expect(read(`"${key}"`)).toBe(key)
  expect(read(`"${key.toUpperCase()}"`)).toBe(key)
})

test('a request need not have one', () => expect(read()).toBeUndefined())

test.each([
  '',
  '""',
  key,
  `'${key}'`,
  `"${key}`,
  `"${key}", "${key}"`,
  `"${key}";a=1`,
  `"${key} "`,
  '"1"',
  '"00000000-0000-0000-0000-000000000000"',
  '"019aa6b2-3c4d-7e5f-8a6b-7c8d9e0f1a2b"',
])('%s is none', (header) => {
  expect(() => read(header)).toThrow(
    expect.objectContaining({
      status: 400,
      more: {
        errors: [{ field: 'Idempotency-Key', message: 'Expected a UUID of version 4 in double quotes' }],
      },
    }),
  )
})
