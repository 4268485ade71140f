import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { calculatePath, calculationSchema } from '../../contract/calculation.ts'
import { measuredResultFields, measuredSchemas, measuredTests } from '../../contract/measurement.ts'
import { runFields } from '../../domain/tests/cooper-run/cooper-run.ts'
import { calculation, newApp } from '../testing/app.ts'

const root = join(import.meta.dirname, '..', '..')
const document = readFileSync(join(root, 'docs', 'api.md'), 'utf8').replace(/\n +/g, ' ')
const fields = Object.keys(calculationSchema.entries)
const site = await newApp()
afterAll(() => site.close())

test('the API document lists the fields of a calculation, in their order', () =>
  expect(document).toContain(`| \`POST ${calculatePath}\` | \`${fields.join(', ')}\` |`))

test('it says of every field what it may be', () => {
  const [explained] = /^- `age` is .*$/m.exec(document)!
  for (const field of fields) expect(explained).toContain(`\`${field}\``)
  const within = ({ min, max }: { min: number; max: number }) => `${min} to ${max.toLocaleString('en-CA')}`
  expect(explained).toContain(`\`age\` is ${within(runFields.age)} years`)
  expect(explained).toContain(`\`weight\` ${within(runFields.weight)} kg`)
  expect(explained).toContain(`\`distance\` ${within(runFields.distance)} m`)
})

test('it says when a save is refused as 409, and why', async () => {
  const headers = { cookie: 'saving=stopped' }
  const { statusCode } = await site.app.inject({ method: 'POST', url: calculatePath, payload: calculation, headers })
  expect(document).toMatch(
    new RegExp(
      `^\\| ${statusCode} \\| the visitor has asked for runs not to be saved.*; or, with .*"reason": "full"`,
      'm',
    ),
  )
})

test('it names what a record adds to them', async () => {
  const saved = await site.app.inject({ method: 'POST', url: calculatePath, payload: calculation })
  const added = Object.keys(saved.json()).filter((field) => !fields.includes(field))
  expect(document).toContain(`A record adds ${added.map((field) => `\`${field}\``).join(' and ')} `)
})

test('it lists the fields of each measurement, in their order, and what follows from them', () => {
  for (const test of measuredTests) {
    const inputs = Object.keys(measuredSchemas[test].entries).join(', ')
    expect(document).toContain(`| \`${test}\` | \`${inputs}\``)
  }
  const [explained] = /^- A measurement is .*$/m.exec(document)!
  for (const field of Object.keys(measuredResultFields)) expect(explained).toContain(`\`${field}\``)
})
