import * as v from 'valibot'
import { expect, test } from 'vitest'
import { calculationSchema } from './calculate.ts'
import { fieldErrors } from './field-error.ts'

const run = { age: 30, gender: 'homme', weight: 70, distance: 2400 }
const calculation = { ...run, vo2maxResult: 402, category: 'Bon' }

/** The errors of a body, of the form and of the API alike. */
function errorsOf(body: unknown, schema: v.GenericSchema = calculationSchema) {
  return fieldErrors(v.safeParse(schema, body).issues ?? [])
}

test.each([
  ['age', 9.99, 'tooSmall', 10],
  ['weight', 200.01, 'tooLarge', 200],
  ['distance', 5000.01, 'tooLarge', 5000],
  ['distance', Infinity, 'tooLarge', 5000],
])('%s of %d is %s: the limit is %d', (field, value, rule, limit) =>
  expect(errorsOf({ ...calculation, [field]: value })).toEqual([{ field, rule, limit }]),
)

const notANumber = { field: 'age', rule: 'notANumber' }
const notAnOption = { field: 'gender', rule: 'notAnOption', expected: "'homme' | 'femme'" }
test.each([
  ['age', NaN, { ...notANumber, received: 'nan' }],
  ['age', null, { ...notANumber, received: 'null' }],
  ['age', '30', { ...notANumber, received: 'string' }],
  ['age', [30], { ...notANumber, received: 'array' }],
  ['age', {}, { ...notANumber, received: 'object' }],
  ['gender', 'homme ', { ...notAnOption, received: "'homme '" }],
  ['gender', 'male', { ...notAnOption, received: "'male'" }],
  ['gender', 1, { ...notAnOption, received: 'number' }],
  ['gender', ['homme'], { ...notAnOption, received: 'array' }],
])('%s of %o is %o', (field, value, error) => expect(errorsOf({ ...calculation, [field]: value })).toEqual([error]))

test.each(['name', '__proto__', 'constructor'])('the unknown field %s is named', (field) => {
  const body: unknown = JSON.parse(JSON.stringify(calculation).replace('{', `{"${field}":1,`))
  expect(errorsOf(body)).toEqual([{ field, rule: 'unknownField' }])
})

test('the errors come in the order of the fields, the unknown field last', () =>
  expect(
    errorsOf({ name: 'Ada', category: 'Good', distance: 1, weight: '70', gender: 'homme', vo2maxResult: 402 }),
  ).toEqual([
    { field: 'age', rule: 'required' },
    { field: 'weight', rule: 'notANumber', received: 'string' },
    { field: 'distance', rule: 'tooSmall', limit: 500 },
    expect.objectContaining({ field: 'category', rule: 'notAnOption' }),
    { field: 'name', rule: 'unknownField' },
  ]))

test('a field has one error, its first', () => {
  const schema = v.object({ age: v.pipe(v.number(), v.minValue(10), v.integer()) })
  expect(fieldErrors(v.safeParse(schema, { age: 9.5 }).issues!)).toEqual([
    { field: 'age', rule: 'tooSmall', limit: 10 },
  ])
})

test.each([null, 'Bon'])('%o is no object: no field is at fault', (body) => expect(errorsOf(body)).toEqual([]))
