import { fastify } from 'fastify'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { kinds, type Field } from '../../domain/protocols/field.ts'
import { protocolNames, protocols } from '../../domain/protocols/registry.ts'
import type { Store } from '../store/store.ts'
import { registerApi } from './api.ts'

const docs = join(import.meta.dirname, '..', '..', 'docs')

function explained([name, field]: [string, Field]): string {
  const kind = kinds[field.kind]
  if ('options' in kind) return `\`${name}\` ${kind.options.join(' or ')}`
  const { min, max, optional } = field as Extract<Field, { min: number }>
  const whole = 'whole' in kind ? ', whole' : ''
  return `\`${name}\` ${min} to ${max} ${kind.unit}${whole}${optional ? ', may be left out' : ''}`
}

test('the API document has each protocol with its fields, their limits and units', async () => {
  const lines = protocolNames.map(
    (protocol) => `- \`${protocol}\`: ${Object.entries(protocols[protocol].fields).map(explained).join('; ')}`,
  )
  // to regenerate it: npx vitest run --project unit server/routes/api-document -u
  const text = [
    '# Protocols of the API',
    '',
    'Each protocol with its inputs, their limits and units.',
    '',
    ...lines,
    '',
  ]
  await expect(text.join('\n')).toMatchFileSnapshot(join(docs, 'api-protocols.md'))
})

test('the API document has a heading for each call', () => {
  const calls: string[] = []
  const app = fastify()
  app.addHook('onRoute', ({ method, url }) => {
    if (method !== 'HEAD') calls.push(`${String(method)} ${url.replace(':id', '<id>')}`)
  })
  const unlimited = () => Promise.resolve(undefined)
  const rateLimits = { calls: unlimited, renders: unlimited, exports: unlimited }
  registerApi(app, { store: {} as Store, clock: { now: () => 0 }, env: {}, rateLimits })
  const headings = readFileSync(join(docs, 'api.md'), 'utf8').match(/^### .*$/gm)!
  const documented = headings.flatMap((heading) => [...heading.matchAll(/`(.+?)`/g)].map(([, call]) => call))
  expect(documented.sort()).toEqual(calls.sort())
})
