import type { FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { errorMessage, fieldErrors } from '#contract/field-error.ts'
import { calculator } from '#i18n/en/calculator.ts'
import { malformedBody, ProblemError } from '../problems/problem-details.ts'
import { isUuid } from '../uuid.ts'

/** @throws ProblemError 415 without a body, 400 for one that is no object */
export function requireBody({ body }: FastifyRequest): unknown {
  if (body === undefined) throw new ProblemError(415)
  if (typeof body !== 'object' || body === null) throw new ProblemError(400, malformedBody)
  return body
}

/** @throws ProblemError 400 when the value does not fit the schema */
export function validate<Schema extends v.GenericSchema>(schema: Schema, given: unknown): v.InferOutput<Schema> {
  const { success, output, issues } = v.safeParse(schema, given)
  if (!success) {
    const errors = fieldErrors(issues).map((error) => ({
      field: error.field,
      message: errorMessage(error, calculator.errors),
    }))
    throw new ProblemError(400, { errors })
  }
  return output
}

/** @throws ProblemError 422 when a received value differs from the computed one */
export function validateComputed(expected: object, received: object): void {
  const given = new Map<string, unknown>(Object.entries(received))
  const errors = Object.entries(expected)
    .filter(([field, value]) => given.get(field) !== value)
    .map(([field, value]) => ({ field, message: `Expected ${String(value)}, received ${String(given.get(field))}` }))
  if (errors.length > 0) throw new ProblemError(422, { errors })
}

/**
 * Returns the `Idempotency-Key` of a request, a UUID, bare or as a quoted string of RFC 8941; undefined without the
 * header. Source: draft-ietf-httpapi-idempotency-key-header.
 * @throws ProblemError 400 for a malformed key
 */
export function readIdempotencyKey({ headers }: FastifyRequest): string | undefined {
  const given = headers['idempotency-key']
  if (given === undefined) return undefined
  const key = String(given)
    .replace(/^"(.*)"$/, '$1')
    .toLowerCase()
  if (!isUuid(key)) throw keyProblem(400, 'Expected a UUID')
  return key
}

export function keyProblem(status: number, message: string): ProblemError {
  return new ProblemError(status, { errors: [{ field: 'Idempotency-Key', message }] })
}
