import type { FastifyRequest } from 'fastify'
import { ProblemError } from './errors/problem-details.ts'

/** A string of RFC 8941 that holds a UUID of version 4. */
const keyForm = /^"([\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12})"$/i

/**
 * The `Idempotency-Key` of a request that may come twice; undefined without the header.
 * Source: draft-ietf-httpapi-idempotency-key-header.
 * @throws ProblemError 400 for what is no such key
 */
export function readIdempotencyKey({ headers }: FastifyRequest): string | undefined {
  const given = headers['idempotency-key']
  if (given === undefined) return undefined
  const [, key] = keyForm.exec(String(given)) ?? []
  if (!key) throw keyProblem(400, 'Expected a UUID of version 4 in double quotes')
  return key.toLowerCase()
}

export function keyProblem(status: number, message: string): ProblemError {
  return new ProblemError(status, { errors: [{ field: 'Idempotency-Key', message }] })
}
