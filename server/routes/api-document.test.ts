import { join } from 'node:path'
import { expect, test } from 'vitest'
import { kinds, type Field } from '../../domain/protocols/field.ts'
import { protocolNames, protocols } from '../../domain/protocols/registry.ts'

const docs = join(import.meta.dirname, '..', '..', 'docs')

function explained([name, field]: [string, Field]): string {
  const kind = kinds[field.kind]
  if ('options' in kind) return `\`${name}\` ${kind.options.join(' or ')}`
  const { min, max, optional } = field as Extract<Field, { min: number }>
  const whole = 'whole' in kind ? ', whole' : ''
  return `\`${name}\` ${min} to ${max} ${kind.unit}${whole}${optional ? ', may be left out' : ''}`
}

test('the API document has each protocol with its fields, their limits and units', async () => {
  const rows = protocolNames.map(
    (protocol) => `| \`${protocol}\` | ${Object.entries(protocols[protocol].fields).map(explained).join('<br>')} |`,
  )
  // to regenerate it: npx vitest run --project unit server/routes/api-document -u
  const table = [
    '# Protocols of the API, and their inputs',
    '',
    '| `protocol` | `inputs` |',
    '| --- | --- |',
    ...rows,
    '',
  ]
  await expect(table.join('\n')).toMatchFileSnapshot(join(docs, 'api-protocols.md'))
})
