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

interface Service {
  env_file?: string[]
  environment?: Record<string, string>
  ports?: string[]
}
const { services }: { services: Record<string, Service> } = parse(read('deploy/compose.yaml'))

test('compose.yaml takes settings from .env', () => expect(services.site!.env_file).toEqual(['.env']))

test('compose.yaml sets four settings itself', () => {
  const setByCompose = Object.keys(services.site!.environment!).sort()
  expect(setByCompose).toEqual(['DATA_DIR', 'HOST', 'PORT', 'TRUST_PROXY'])
  expect(variables).toEqual(expect.arrayContaining(setByCompose))
})

test('of the containers only Caddy has open ports', () => {
  expect(Object.keys(services).sort()).toEqual(['caddy', 'postgres', 'site'])
  expect(Object.keys(services).filter((name) => services[name]!.ports)).toEqual(['caddy'])
})
