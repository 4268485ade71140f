import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import {
  calculatePath,
  calculationOf,
  calculationSchema,
  runRecordOf,
  type SavedCalculation,
} from '../../api/calculate.ts'
import { limits } from '../../domain/published-constants.ts'
import { recordOf, recordSchemaFor, type RecordBody, type SavedRecord } from '../../api/record.ts'
import {
  exportPaths,
  maxRevoked,
  recordsPath,
  recordsPerPage,
  revokePath,
  savingPath,
} from '../../api/record-operations.ts'
import { locales } from '../../i18n/locales.ts'
import { asCsv, asJson } from './export.ts'
import {
  keyProblem,
  readEntryAge,
  readIdempotencyKey,
  requireBody,
  validate,
  validateComputed,
} from '../http/validate.ts'
import { ProblemError } from '../http/errors/problem-details.ts'
import { enforceRateLimit, type RateLimits } from '../security/rate-limit.ts'
import { visitorRecords, type VisitorRecordsOptions } from '../visitors/visitor-records.ts'

/** The error of each refused save. `save` below handles `erased`, which needs the time since the deletion. */
const saveProblems = {
  stopped: () => new ProblemError(409),
  full: () =>
    new ProblemError(409, {
      reason: 'full',
      detail: `This visitor has ${limits.records} records, as many as are kept. Nothing was saved. Export them, then delete some.`,
    }),
  deleted: () =>
    new ProblemError(410, {
      reason: 'deleted',
      detail: 'What this key saved was deleted, or was not to be saved. Nothing was saved.',
    }),
  keyReused: () => keyProblem(422, 'Already used for another body'),
}

const revokeSchema = v.strictObject({
  keys: v.pipe(v.array(v.pipe(v.string(), v.uuid(), v.toLowerCase())), v.minLength(1), v.maxLength(maxRevoked)),
})
const savingSchema = v.strictObject({ saving: v.boolean() })
const pageSchema = v.strictObject({
  limit: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/), v.transform(Number), v.maxValue(recordsPerPage))),
  before: v.optional(v.pipe(v.string(), v.uuid())),
})
const exportSchema = v.strictObject({ lang: v.optional(v.picklist(locales), 'en') })

/**
 * Registers the routes under `/api/vo2/`, which docs/api.md describes. They save records after checking their results,
 * and let visitors list, correct, delete and export their records, and opt out of saving.
 */
export function registerApi(
  app: FastifyInstance,
  { rateLimits, ...recordsOptions }: VisitorRecordsOptions & { rateLimits: RateLimits },
): void {
  const publicRoute = { onRequest: [forbidCaching, enforceRateLimit(rateLimits.calls)] }
  function requireVisitor(request: FastifyRequest, reply: FastifyReply, next: (error?: Error) => void) {
    next(recordsOf(request, reply).hasCookie() ? undefined : new ProblemError(401))
  }
  const visitorRoute = { ...publicRoute, preHandler: requireVisitor }
  const recordsOf = (request: FastifyRequest, reply: FastifyReply) => visitorRecords(request, reply, recordsOptions)

  async function save(request: FastifyRequest, reply: FastifyReply, validateBody: (body: unknown) => RecordBody) {
    const key = readIdempotencyKey(request)
    const age = readEntryAge(request)
    const records = recordsOf(request, reply)
    const saved = await records.save(validateBody(requireBody(request)), key, age)
    if (saved === 'erased') throw new ProblemError(410, { erasedFor: await records.erasedFor() })
    if (typeof saved === 'string') throw saveProblems[saved]()
    return saved
  }

  app.post(calculatePath, publicRoute, async (request, reply) => {
    const saved = (await save(request, reply, validateRun)) as SavedRecord<'cooper-run'>
    const { id, createdAt } = saved
    return reply.code(201).send({ ...calculationOf(saved), id, createdAt } satisfies SavedCalculation)
  })

  app.post(recordsPath, publicRoute, async (request, reply) => {
    const saved = await save(request, reply, validateRecord)
    return reply.code(201).send(saved)
  })

  app.get(recordsPath, visitorRoute, async (request, reply) => {
    const { before, limit } = validate(pageSchema, request.query)
    return recordsOf(request, reply).list(before, limit)
  })

  app.delete(recordsPath, visitorRoute, async (request, reply) => {
    await recordsOf(request, reply).erase()
    return reply.code(204).send()
  })

  app.put<{ Params: { id: string } }>(`${recordsPath}/:id`, visitorRoute, async (request, reply) => {
    const correction = validateRecord(requireBody(request))
    const corrected = await recordsOf(request, reply).correct(request.params.id, correction)
    if (!corrected) throw new ProblemError(404)
    return corrected
  })

  app.delete<{ Params: { id: string } }>(`${recordsPath}/:id`, visitorRoute, async (request, reply) => {
    if (!(await recordsOf(request, reply).remove(request.params.id))) throw new ProblemError(404)
    return reply.code(204).send()
  })

  app.put(savingPath, publicRoute, async (request, reply) => {
    recordsOf(request, reply).setSaving(validate(savingSchema, requireBody(request)).saving)
    return reply.code(204).send()
  })

  app.post(revokePath, publicRoute, async (request, reply) => {
    const { keys } = validate(revokeSchema, requireBody(request))
    await recordsOf(request, reply).revoke(keys)
    return reply.code(204).send()
  })

  const formats = {
    json: ['application/json; charset=utf-8', asJson],
    csv: ['text/csv; charset=utf-8', asCsv],
  } as const
  const onRequest = [...publicRoute.onRequest, enforceRateLimit(rateLimits.exports)]
  for (const format of ['json', 'csv'] as const) {
    const [type, write] = formats[format]
    // without a cookie, sends an empty file: in old browsers a 401 would tell another site whether this person is a
    // visitor
    app.get(exportPaths[format], { ...publicRoute, onRequest }, async (request, reply) => {
      const { lang } = validate(exportSchema, request.query)
      const records = recordsOf(request, reply)
      // built whole in memory, at most 480 kB, so that a slow client holds up no other request
      const saved = await records.listAll()
      // if the visitor deleted everything meanwhile, the list may be partial: sends an empty file instead
      const file = write((await records.visit()) ? saved : [], lang)
      return reply.header('Content-Disposition', `attachment; filename="vo2max.${format}"`).type(type).send(file)
    })
  }
}

/** Keeps caches from storing responses about a visitor's records. */
async function forbidCaching(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('Cache-Control', 'no-store')
}

/** @throws ProblemError 400 when the body does not fit the schema, 422 when its result does not match its inputs */
function validateRun(body: unknown): RecordBody<'cooper-run'> {
  const received = validate(calculationSchema, body)
  const record = runRecordOf(received)
  validateComputed(calculationOf(record), received)
  return record
}

/** @throws ProblemError as `validateRun`, and 422 when the inputs give no result */
function validateRecord(body: unknown): RecordBody {
  const received = validate(recordSchemaFor(body), body)
  const expected = recordOf(received)
  if (!expected) {
    throw new ProblemError(422, {
      errors: [{ field: 'inputs', message: 'The test gives no result for these inputs' }],
    })
  }
  validateComputed(expected.result, received.result, 'result.')
  return received
}
