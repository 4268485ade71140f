import { expect, test } from 'vitest'
import { noBreak } from './no-break.ts'
import type { Node } from './static-text.ts'

/** A text as one line, its spaces that do not break as ~, its elements between brackets. */
function kept(value: string, tagName = 'p'): string {
  const text = { type: 'text', value }
  const page = { type: 'root', children: [{ type: 'element', tagName, properties: {}, children: [text] }] }
  noBreak()(page)
  return line(page)
}

function line({ value, properties, children = [] }: Node): string {
  const inside = value?.replaceAll('\u00a0', '~') ?? children.map(line).join('')
  return properties && 'dataWhole' in properties ? `[${inside}]` : inside
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
])('numbers that are read together are kept whole: %s', (value, expected) => expect(kept(value)).toBe(expected))

test.each(['10.1249/a', '12 minutes, 10 fois', 'le 5 ou la veille', 'VO2max', 'COVID-19', 'Queen-King'])(
  'a number alone is left: %s',
  (value) => expect(kept(value)).toBe(value),
)

test('code is left as it is', () => expect(kept('60-70', 'code')).toBe('60-70'))
