import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { calculatePath, calculationOf, calculationSchema, type SavedCalculation } from '../contract/calculation.ts'
import { fieldErrors, inWords } from '../contract/field-error.ts'
import type { Problem } from '../contract/problem.ts'
import { calculator } from '../i18n/calculator.en.ts'
import { sendProblem } from './problems.ts'
import { isExceeded } from './rate-limit.ts'
import { saveRun, type SavingParts } from './saving.ts'
import type { Calculation } from './store/store.ts'

/** POST /api/vo2/calculate: checks a run, computes it again and saves it. */
export function registerCalculations(app: FastifyInstance, parts: SavingParts): void {
  const limited = app.createRateLimit()
  app.route({
    method: 'POST',
    url: calculatePath,
    bodyLimit: 4096,
    async onRequest(request, reply) {
      const limit = await limited(request)
      if (isExceeded(limit)) return sendProblem(reply.header('Retry-After', limit.ttlInSeconds), 429)
    },
    async handler(request, reply) {
      // neither a body nor a type
      if (request.body === undefined) return sendProblem(reply, 415)
      const { success, output, issues } = v.safeParse(calculationSchema, request.body)
      if (!success) return sendProblem(reply, 400, inEnglish(issues))
      const { vo2maxResult, category } = calculationOf(output)
      const mismatches = [
        ...mismatch('vo2maxResult', vo2maxResult, output.vo2maxResult),
        ...mismatch('category', category, output.category),
      ]
      if (mismatches.length) return sendProblem(reply, 422, mismatches)
      const saved = await saveRun(output, request, reply, parts)
      return reply.code(201).header('Cache-Control', 'no-store').send(answer(saved))
    },
  })
}

function inEnglish(issues: Parameters<typeof fieldErrors>[0]): Problem['errors'] {
  return fieldErrors(issues).map((error) => ({ field: error.field, message: inWords(error, calculator.form.rules) }))
}

function mismatch<Value extends string | number>(field: string, expected: Value, received: Value) {
  return expected === received ? [] : [{ field, message: `Expected ${expected}, received ${received}` }]
}

/** The visitor's id stays between the cookie and the store. */
function answer({ visitor: _, createdAt, ...calculation }: Calculation): SavedCalculation {
  return { ...calculation, createdAt: new Date(createdAt).toISOString() }
}
