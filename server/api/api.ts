import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { calculatePath, calculationOf, calculationSchema } from '#contract/calculate.ts'
import { exportPaths } from '#contract/records.ts'
import { locales } from '#i18n/locales.ts'
import { ProblemError } from '../problems/problem-details.ts'
import type { RateLimits } from '../rate-limit.ts'
import { visitorRecordsOf, type VisitorRecordsOptions } from '../visitors/visitor-records.ts'
import { asCsv, asJson } from './export.ts'
import { keyProblem, readIdempotencyKey, requireBody, validate, validateComputed } from './validate.ts'

const saveProblems = {
  full: () => new ProblemError(409),
  keyReused: () => keyProblem(422, 'Already used for another save'),
}

const exportQuerySchema = v.strictObject({ lang: v.optional(v.picklist(locales), 'en') })

/** Registers the routes under `/api/vo2/`, which docs/api.md describes. */
export function registerApi(
  app: FastifyInstance,
  { rateLimits, ...recordsOptions }: VisitorRecordsOptions & { rateLimits: RateLimits },
): void {
  const saveRoute = { onRequest: [forbidCaching, rateLimits.saves] }
  app.post(calculatePath, saveRoute, async (request, reply) => {
    const key = readIdempotencyKey(request) ?? randomUUID()
    const received = validate(calculationSchema, requireBody(request))
    const calculation = calculationOf(received)
    validateComputed(calculation, received)
    const saved = await visitorRecordsOf(request, reply, recordsOptions).save(calculation, key)
    if (typeof saved === 'string') throw saveProblems[saved]()
    return reply.code(201).send(saved)
  })

  const formats = {
    json: ['application/json; charset=utf-8', asJson],
    csv: ['text/csv; charset=utf-8', asCsv],
  } as const
  const exportRoute = { onRequest: [forbidCaching, rateLimits.others] }
  for (const format of ['json', 'csv'] as const) {
    const [type, write] = formats[format]
    // without a cookie, sends an empty file: in old browsers a 401 would tell another site whether this person is a
    // visitor
    app.get(exportPaths[format], exportRoute, async (request, reply) => {
      const { lang } = validate(exportQuerySchema, request.query)
      const records = await visitorRecordsOf(request, reply, recordsOptions).listAll()
      const disposition = `attachment; filename="vo2max.${format}"`
      return reply.header('Content-Disposition', disposition).type(type).send(write(records, lang))
    })
  }
}

/** Keeps caches from storing responses about a visitor's records. */
async function forbidCaching(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('Cache-Control', 'no-store')
}
