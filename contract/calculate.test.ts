import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { resultOf } from '#domain/protocols/cooper-run.ts'
import { anyRun } from '#tests/support/any-entry.ts'
import { calculationOf, calculationSchema } from './calculate.ts'

test('the body of every run survives JSON, and says what its inputs give', () =>
  fc.assert(
    fc.property(anyRun, (run) => {
      const { vo2maxResult, category, ...sent } = v.parse(
        calculationSchema,
        JSON.parse(JSON.stringify(calculationOf(run))),
      )
      const result = resultOf(sent)
      expect([vo2maxResult / 10, category]).toEqual([result.vo2max, result.category])
    }),
  ))
