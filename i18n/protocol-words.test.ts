import { expect, test } from 'vitest'
import { protocolNames, protocols } from '../domain/protocols/registry.ts'
import { entry as en } from './en/calculator/entry.ts'
import { protocolResults } from './fr/calculator/protocol-results.ts'
import { entry as fr } from './fr/calculator/entry.ts'

const others = protocolNames.filter((name) => name !== 'cooper-run')
test.each(others)('%s: its source, its safety and its timer are named where it has them', (name) => {
  const { equation, phases } = protocols[name]
  const { source, timer } = protocolResults[name]
  const { safety } = fr.protocols[name]
  expect([source, safety, timer].map(Boolean)).toEqual([equation, equation, phases].map(Boolean))
})

test('what is accepted is told with its unit', () => {
  expect(fr.fields.limits('years', '10', '100')).toBe('de 10 à 100\u00a0ans')
  expect(fr.fields.limits('duration', '6:00', '45:00')).toBe('de 6:00 à 45:00')
  expect(en.fields.limits('metres', '500', '5,000')).toBe('500 to 5,000 m')
  expect(en.fields.limits('vo2max', '5', '100')).toBe('5 to 100, decimals allowed')
})
