import type { FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { fieldErrors, errorMessage } from '../../contract/field-error.ts'
import { contractVersion, contractVersionHeader } from '../../contract/version.ts'
import { calculator } from '../../i18n/en/calculator/calculator.ts'
import { ProblemError } from './errors/problem-details.ts'

/**
 * What the schema knows of a body. A page of a newer version than ours may say more: those fields are ignored.
 * @throws ProblemError 415 for neither a body nor a type, 400 for what is not of the schema
 */
export function validateBody<Entries extends v.ObjectEntries>(
  schema: v.StrictObjectSchema<Entries, undefined>,
  request: FastifyRequest,
): v.InferOutput<v.ObjectSchema<Entries, undefined>> {
  return validate(isFromNewerPage(request) ? v.object(schema.entries) : schema, requireBody(request))
}

/** @throws ProblemError 415 for neither a body nor a type */
export function requireBody({ body }: FastifyRequest): unknown {
  if (body === undefined) throw new ProblemError(415)
  return body
}

export function isFromNewerPage({ headers }: FastifyRequest): boolean {
  return Number(headers[contractVersionHeader]) > contractVersion
}

/** @throws ProblemError 422 when a value is not what the inputs give; `parent` is the field that holds these, with its dot */
export function validateComputed(
  expected: Record<string, unknown>,
  received: Record<string, unknown>,
  parent: 'result.' | '' = '',
): void {
  const errors = Object.entries(expected).flatMap(([field, value]) =>
    received[field] === value
      ? []
      : [{ field: parent + field, message: `Expected ${String(value)}, received ${String(received[field])}` }],
  )
  if (errors.length > 0) throw new ProblemError(422, { errors })
}

/** @throws ProblemError 400 for what is not of the schema */
export function validate<Schema extends v.GenericSchema>(schema: Schema, given: unknown): v.InferOutput<Schema> {
  const { success, output, issues } = v.safeParse(schema, given)
  if (!success) {
    const errors = fieldErrors(issues).map((error) => ({
      field: error.field,
      message: errorMessage(error, calculator.form.rules),
    }))
    throw new ProblemError(400, { errors })
  }
  return output
}
