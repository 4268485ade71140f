import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { variables } from '../../server/ops/env.ts'

const read = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8')
const [, environment = ''] = read('docs/operations.md').split(/^## Environment$/m)
const [table] = environment.split(/^## /m)
const documented = [...table!.matchAll(/^\| (.*?) \|/gm)].flatMap(([, names]) =>
  [...names!.matchAll(/`(\w+)`/g)].map(([, name]) => name!),
)

test('docs/operations.md lists exactly the settings of the server', () =>
  expect([...documented].sort()).toEqual([...variables].sort()))

test('compose.yaml takes settings from .env, and sets five of its own', () => {
  const { site } = (parse(read('compose.yaml')) as { services: Record<string, Record<string, unknown>> }).services
  expect(site!.env_file).toEqual([{ path: '.env', required: false }])
  const setByCompose = Object.keys(site!.environment as object)
  expect(setByCompose.sort()).toEqual(['DATABASE_URL', 'DATA_DIR', 'HOST', 'PORT', 'TRUST_PROXY'])
  expect(setByCompose.filter((name) => !variables.includes(name))).toEqual([])
})
