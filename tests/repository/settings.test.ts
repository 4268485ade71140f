import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { variables } from '#server/env.ts'

const read = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8')
const [, settings = ''] = read('docs/operations.md').split(/^## Settings$/m)
const [table] = settings.split(/^## /m)
const documented = [...table!.matchAll(/^\| (.*?) \|/gm)].flatMap(([, names]) =>
  [...names!.matchAll(/`(\w+)`/g)].map(([, name]) => name!),
)

test('docs/operations.md lists exactly the settings of the server', () =>
  expect([...documented].sort()).toEqual([...variables].sort()))

test('compose.yaml takes settings from .env, sets four of its own, and only Caddy has open ports', () => {
  const compose = parse(read('deploy/compose.yaml')) as { services: Record<string, Record<string, unknown>> }
  const { site, ...others } = compose.services
  expect(site!.env_file).toEqual(['.env'])
  const setByCompose = Object.keys(site!.environment as object)
  expect(setByCompose.sort()).toEqual(['DATA_DIR', 'HOST', 'PORT', 'TRUST_PROXY'])
  expect(setByCompose.filter((name) => !variables.includes(name))).toEqual([])
  expect(Object.keys(others).sort()).toEqual(['caddy', 'postgres'])
  expect(Object.entries(compose.services).flatMap(([name, { ports }]) => (ports ? [name] : []))).toEqual(['caddy'])
})
