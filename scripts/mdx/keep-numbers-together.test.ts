import { expect, test } from 'vitest'
import { type HtmlNode, keepNumbersTogether } from './keep-numbers-together.ts'

/** Runs the plugin on a text in an element. Prints it on one line: `~` is a no-break space, `[…]` an added element. */
function transformed(value: string, tagName = 'p'): string {
  const line = ({ properties, value: text, children = [] }: HtmlNode): string => {
    const inside = text?.replaceAll('\u00a0', '~') ?? children.map(line).join('')
    return properties && 'dataWhole' in properties ? `[${inside}]` : inside
  }
  const page = { type: 'root', children: [{ type: 'element', tagName, children: [{ type: 'text', value }] }] }
  keepNumbersTogether()(page)
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
])('numbers that belong together stay on one line: %s', (value, expected) => expect(transformed(value)).toBe(expected))

const unchanged = ['10.1249/a', '12 minutes, 10 fois', 'le 5 ou la veille', 'VO2max', 'COVID-19', 'Queen-King']
test.each(unchanged)('a number alone is left unchanged: %s', (value) => expect(transformed(value)).toBe(value))

test('code is left unchanged', () => expect(transformed('60-70', 'code')).toBe('60-70'))
