import { expect, test } from 'vitest'
import { noBreak } from './no-break.ts'
import type { Node } from './tree.ts'

const text = (value: string): Node => ({ type: 'text', value })
const element = (tagName: string, properties: Record<string, string>, ...children: Node[]): Node => ({
  ...{ type: 'element', tagName, properties, children },
})
const paragraph = (...children: Node[]) => element('p', {}, ...children)

/** Runs a plugin on a page. Prints it on one line: `~` is a no-break space, `[…]` an added element. */
function transformed(plugin: (page: Node) => void, children: Node[]): string {
  const line = ({ properties, value, children = [] }: Node): string => {
    const inside = value?.replaceAll('\u00a0', '~') ?? children.map(line).join('')
    return properties && 'dataWhole' in properties ? `[${inside}]` : inside
  }
  const page = { type: 'root', children }
  plugin(page)
  return page.children.map(line).join('')
}

test.each([
  ['Garmin: 85-90%. Polar: 80-85%.', 'Garmin: [85-90]%. Polar: [80-85]%.'],
  ['de 25 à 35\u00a0min', 'de 25~à~35~min'],
  ['Effort: 6 or 7 out of 10.', 'Effort: 6~or~7~out~of~10.'],
  ['de 0,5 à 1\u00a0200\u00a0m', 'de 0,5~à~1~200~m'],
  ['à la semaine 3', 'à la semaine~3'],
  ['pour tous (Q-AAP+)', 'pour tous ([Q-AAP]+)'],
  ['au Québec : Info-Santé, 811', 'au Québec : [Info-Santé], 811'],
  ['from 105 to 115 min', 'from 105~to~115 min'],
])('numbers that belong together stay on one line: %s', (value, expected) =>
  expect(transformed(noBreak(), [paragraph(text(value))])).toBe(expected),
)

const unchanged = ['10.1249/a', '12 minutes, 10 fois', 'le 5 ou la veille', 'VO2max', 'COVID-19', 'Queen-King']
test.each(unchanged)('a number alone is left unchanged: %s', (value) =>
  expect(transformed(noBreak(), [paragraph(text(value))])).toBe(value),
)

test('code is left unchanged', () => expect(transformed(noBreak(), [element('code', {}, text('60-70'))])).toBe('60-70'))
