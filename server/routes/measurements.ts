import type { FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { measuredTests, measurementOf, measurementSchema, type MeasurementRequest } from '../../contract/measurement.ts'
import { requireBody, validateComputed, validate, isFromNewerPage } from '../http/validate-body.ts'
import { ProblemError } from '../http/errors/problem-details.ts'

const anyMeasurement = v.object({ test: v.picklist(measuredTests) })

/**
 * The result of another test, or a known value, that a visitor asks us to keep.
 * @throws ProblemError 415 and 400 as any body, 422 when the result is not what the inputs give, or they give none
 */
export function validateMeasurement(request: FastifyRequest): MeasurementRequest {
  const body = requireBody(request)
  const { test } = validate(anyMeasurement, body)
  const received = validate(measurementSchema(test, isFromNewerPage(request) ? 'ignored' : 'refused'), body)
  const expected = measurementOf(received)
  if (!expected) {
    const errors = [{ field: 'inputs', message: 'The test gives no result for these inputs' }]
    throw new ProblemError(422, { errors })
  }
  validateComputed(expected.result, received.result, 'result.')
  return received
}
