import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { calculatePath, calculationOf, calculationSchema, type CalculationRequest } from '../../contract/calculation.ts'
import type { MeasurementRequest } from '../../contract/measurement.ts'
import { measurementsPath, exportPaths, recordsPerPage, recordsPath, savingPath } from '../../contract/records.ts'
import { locales } from '../../i18n/locales.ts'
import { asCsv, asJson, concatenate } from './export.ts'
import { validateComputed, validate, validateBody } from '../http/validate-body.ts'
import { callerOf } from '../security/fair-queue.ts'
import { readIdempotencyKey } from '../http/idempotency-key.ts'
import type { LoadShedding } from '../security/load-shedding.ts'
import { saveProblem } from '../http/errors/save-problem.ts'
import { ProblemError } from '../http/errors/problem-details.ts'
import { enforceRateLimit, type RateLimits } from '../security/rate-limit.ts'
import { sendJson, sendNoContent } from '../http/send-json.ts'
import { validateMeasurement } from './measurements.ts'
import { visitorRecords, type VisitorRecords } from '../visitor/records.ts'
import { saveRecord, type VisitorParts } from '../visitor/save-record.ts'

const bodyLimit = 4096
const savingSchema = v.strictObject({ saving: v.boolean() })
const pageSchema = v.strictObject({
  limit: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/), v.transform(Number), v.maxValue(recordsPerPage))),
  before: v.optional(v.pipe(v.string(), v.uuid())),
})
const exportSchema = v.strictObject({ lang: v.optional(v.picklist(locales), 'en') })

/**
 * /api/vo2/: checks a run, or the result of another test, computes it again and saves it; and lets visitors see, correct,
 * delete and download their own records, and stop the saving. docs/api.md describes it.
 */
export function registerCalculations(
  app: FastifyInstance,
  { rateLimits, overload, ...parts }: VisitorParts & { rateLimits: RateLimits; overload: LoadShedding },
): void {
  const publicRoute = { onRequest: enforceRateLimit(rateLimits.calls), bodyLimit }
  function requireVisitor(request: FastifyRequest, reply: FastifyReply, next: (error?: Error) => void) {
    next(records(request, reply).isKnown() ? undefined : new ProblemError(401))
  }
  const visitorRoute = { ...publicRoute, preHandler: requireVisitor }
  const records = (request: FastifyRequest, reply: FastifyReply) => visitorRecords(request, reply, parts)
  const enqueue = <Result>(request: FastifyRequest, begin: () => Promise<Result>) =>
    overload.enqueue('records', callerOf(request), begin)

  app.get(recordsPath, visitorRoute, async (request, reply) => {
    const page = validate(pageSchema, request.query)
    return sendJson(reply, await enqueue(request, () => records(request, reply).list(page)))
  })

  app.delete(recordsPath, visitorRoute, async (request, reply) => {
    await enqueue(request, () => records(request, reply).forget())
    return sendNoContent(reply)
  })

  app.put(savingPath, publicRoute, async (request, reply) => {
    records(request, reply).setSaving(validateBody(savingSchema, request).saving)
    return sendNoContent(reply)
  })

  /** Saves a record of one kind by POST to `savePath`; PUT and DELETE to `path` with its id correct and delete it. */
  function registerKind<Body extends CalculationRequest | MeasurementRequest>(
    { savePath, path }: { savePath: string; path: string },
    validateRecord: (request: FastifyRequest) => Body,
    of: (own: VisitorRecords) => {
      correct: (id: string, correction: Body) => Promise<object | undefined>
      remove: (id: string) => Promise<boolean>
    },
  ) {
    app.post(savePath, publicRoute, async (request, reply) => {
      const key = readIdempotencyKey(request)
      const saved = await saveRecord(validateRecord(request), request, reply, parts, key)
      if (typeof saved === 'string') throw saveProblem(saved)
      return sendJson(reply.code(201), saved)
    })

    app.put<{ Params: { id: string } }>(`${path}/:id`, visitorRoute, async (request, reply) => {
      const correction = validateRecord(request)
      const own = of(records(request, reply))
      const corrected = await enqueue(request, () => own.correct(request.params.id, correction))
      if (!corrected) throw new ProblemError(404)
      return sendJson(reply, corrected)
    })

    app.delete<{ Params: { id: string } }>(`${path}/:id`, visitorRoute, async (request, reply) => {
      const own = of(records(request, reply))
      if (!(await enqueue(request, () => own.remove(request.params.id)))) throw new ProblemError(404)
      return sendNoContent(reply)
    })
  }
  registerKind({ savePath: calculatePath, path: recordsPath }, validateRun, (own) => own)
  registerKind({ savePath: measurementsPath, path: measurementsPath }, validateMeasurement, (own) => ({
    correct: own.correctMeasurement,
    remove: own.removeMeasurement,
  }))

  const formats = {
    json: ['application/json; charset=utf-8', asJson],
    csv: ['text/csv; charset=utf-8', asCsv],
  } as const
  const onRequest = [publicRoute.onRequest, enforceRateLimit(rateLimits.exports)]
  for (const [format, [type, write]] of Object.entries(formats)) {
    // a file also without a cookie: in old browsers another site that opens it in a window could otherwise tell who has one
    app.get(exportPaths[format as keyof typeof formats], { ...publicRoute, onRequest }, async (request, reply) => {
      const { lang } = validate(exportSchema, request.query)
      const own = records(request, reply)
      const file = await overload.enqueue('export', callerOf(request), async () => {
        const file = await concatenate(write(own.all(), lang))
        // all may have been deleted while they were read: a part of them would look like a whole file
        return (await own.visit()) ? file : concatenate(write([], lang))
      })
      return reply
        .headers({ 'Cache-Control': 'no-store', 'Content-Disposition': `attachment; filename="vo2max.${format}"` })
        .type(type)
        .send(file)
    })
  }
}

/** @throws ProblemError as above, and 422 when what is computed is not what the inputs give */
function validateRun(request: FastifyRequest): CalculationRequest {
  const received = validateBody(calculationSchema, request)
  validateComputed(calculationOf(received), received)
  return received
}
