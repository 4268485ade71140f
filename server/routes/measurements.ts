import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import * as v from 'valibot'
import {
  measuredTests,
  measurementOf,
  measurementSchema,
  measurementsPath,
  type MeasuredResult,
  type MeasurementRequest,
} from '../../contract/measurement.ts'
import { bodyOf, checked, isOfNewerPage } from '../http/checked-body.ts'
import { readIdempotencyKey } from '../http/idempotency-key.ts'
import { notSaved } from '../http/refusals/not-saved.ts'
import { ProblemError } from '../http/refusals/problem-details.ts'
import { sendJson, sendNothing } from '../http/send-json.ts'
import type { VisitorRecords } from '../visitor/records.ts'
import { saveRecord, type VisitorParts } from '../visitor/save-record.ts'

const anyMeasurement = v.object({ test: v.picklist(measuredTests) })

interface MeasurementRoutes {
  parts: VisitorParts
  publicRoute: RouteShorthandOptions
  /** refuses requests without a visitor's cookie */
  visitorRoute: RouteShorthandOptions
  records: (request: FastifyRequest, reply: FastifyReply) => VisitorRecords
  /** begins a call about records when it is its client's turn */
  enqueue: <Result>(request: FastifyRequest, begin: () => Promise<Result>) => Promise<Result>
}

/** /api/vo2/measurements: keeps results of other tests, and known values, that a visitor asks us to keep. */
export function registerMeasurements(app: FastifyInstance, routes: MeasurementRoutes): void {
  const { parts, publicRoute, visitorRoute, records, enqueue } = routes

  app.post(measurementsPath, publicRoute, async (request, reply) => {
    const key = readIdempotencyKey(request)
    const saved = await saveRecord(checkedMeasurement(request), request, reply, parts, key)
    if (typeof saved === 'string') throw notSaved(saved)
    return sendJson(reply.code(201), saved)
  })

  app.put<{ Params: { id: string } }>(`${measurementsPath}/:id`, visitorRoute, async (request, reply) => {
    const correction = checkedMeasurement(request)
    const { id } = request.params
    const corrected = await enqueue(request, () => records(request, reply).correctMeasurement(id, correction))
    if (!corrected) throw new ProblemError(404)
    return sendJson(reply, corrected)
  })

  app.delete<{ Params: { id: string } }>(`${measurementsPath}/:id`, visitorRoute, async (request, reply) => {
    const removed = await enqueue(request, () => records(request, reply).removeMeasurement(request.params.id))
    if (!removed) throw new ProblemError(404)
    return sendNothing(reply)
  })
}

/** @throws ProblemError 415 and 400 as any body, 422 when the result is not what the inputs give, or they give none */
function checkedMeasurement(request: FastifyRequest): MeasurementRequest {
  const body = bodyOf(request)
  const { test } = checked(anyMeasurement, body)
  const received = checked(measurementSchema(test, isOfNewerPage(request) ? 'ignored' : 'refused'), body)
  const expected = measurementOf(received)
  if (!expected)
    throw new ProblemError(422, [{ field: 'inputs', message: 'The test gives no result for these inputs' }])
  const mismatches = Object.entries(expected.result).flatMap(([field, value]) => {
    const given = received.result[field as keyof MeasuredResult]
    return given === value ? [] : [{ field: `result.${field}`, message: `Expected ${value}, received ${given}` }]
  })
  if (mismatches.length > 0) throw new ProblemError(422, mismatches)
  return received
}
