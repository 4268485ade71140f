import { expect, test } from 'vitest'
import { noBreak } from './no-break.ts'
import { sideNotes } from './side-notes.ts'
import { staticText, type Node } from './static-text.ts'

const text = (value: string): Node => ({ type: 'text', value })
const element = (tagName: string, properties: Record<string, string>, ...children: Node[]): Node => ({
  ...{ type: 'element', tagName, properties, children },
})
const paragraph = (...children: Node[]) => element('p', {}, ...children)
const component = (name: string, ...children: Node[]): Node => ({ type: 'mdxJsxFlowElement', name, children })

/** A page as one line, after a plugin: spaces that do not break as ~, what plugins add between brackets. */
function after(plugin: (page: Node) => void, children: Node[], withTags = false): string {
  const line = ({ name, tagName = name ?? '', properties, value, children = [] }: Node): string => {
    const inside = value?.replaceAll('\u00a0', '~') ?? children.map(line).join('')
    if (properties && ('dataNote' in properties || 'dataWhole' in properties)) return `[${inside}]`
    if (tagName === 'sup') return `^${inside}`
    return withTags && tagName ? `<${tagName}>${inside}</>` : inside
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
])('numbers that are read together are kept whole: %s', (value, expected) =>
  expect(after(noBreak(), [paragraph(text(value))])).toBe(expected),
)

test.each(['10.1249/a', '12 minutes, 10 fois', 'le 5 ou la veille', 'VO2max', 'COVID-19', 'Queen-King'])(
  'a number alone is left: %s',
  (value) => expect(after(noBreak(), [paragraph(text(value))])).toBe(value),
)

test('code is left as it is', () => expect(after(noBreak(), [element('code', {}, text('60-70'))])).toBe('60-70'))

const call = (note: string) => element('sup', {}, element('a', { href: `#fn-${note}`, dataFootnoteRef: '' }, text('1')))
const note = (id: string, ...children: Node[]) => {
  const wayBack = element('a', { dataFootnoteBackref: '' }, text('↑'))
  return element('li', { id: `fn-${id}` }, paragraph(...children, text(' '), wayBack))
}

test.each([
  [
    'stands after its call, without its links',
    '^1[ ^1 see Fleg]see Fleg~↑',
    [paragraph(call('x')), note('x', text('see '), element('a', {}, text('Fleg')))],
  ],
  [
    'stands at the first call only',
    '^1[ ^1 n]^1n~↑',
    [paragraph(call('x')), component('Section', paragraph(call('x'))), note('x', text('n'))],
  ],
  [
    'stands at no call in a figure or a table, but at the next one in the text',
    '^1^1^1[ ^1 n]n~↑',
    [
      component('Ranges', paragraph(call('x'))),
      component('WideTable', element('table', {}, call('x'))),
      component('Callout', element('ul', {}, element('li', {}, call('x')))),
      note('x', text('n')),
    ],
  ],
  [
    'has its own number',
    '^1[ ^2 m]^1[ ^1 n]n~↑m~↑',
    [paragraph(call('y'), call('x')), note('x', text('n')), note('y', text('m'))],
  ],
])('a note %s', (_, expected, page) => expect(after(sideNotes(), page)).toBe(expected))

const imports = (...names: [name: string, source: string][]) => ({
  type: 'mdxjsEsm',
  data: {
    estree: {
      body: names.map(([name, source]) => ({
        type: 'ImportDeclaration',
        source: { value: source },
        specifiers: [{ local: { name } }],
      })),
    },
  },
})
const calculator: [string, string] = ['Calculator', '../../app/calculator/calculator.tsx']
const band: [string, string] = ['Band', '../../app/components/page/parts.tsx']
const words: [string, string] = ['words', '../../i18n/fr/calculator/calculator.ts']
const [a, b, c, d, e] = ['a', 'b', 'c', 'd', 'e'].map((letter) => paragraph(text(letter))) as [
  Node,
  Node,
  Node,
  Node,
  Node,
]
const gap = text('\n')
const divided = (withoutText: boolean, ...page: Node[]) =>
  after(staticText({ withoutText }), structuredClone(page), true)

test('a page without islands is one run of text', () => {
  expect(divided(false, imports(band), gap, a, gap, component('Band', b))).toBe('<div><p>a</>\n<Band><p>b</></></>')
})

test('text before, between and after islands is a run each, within what holds an island too', () => {
  const inside = component('Band', gap, b, c, component('Calculator'), gap, d)
  const page = [imports(band, calculator), a, gap, inside, gap, e]
  expect(divided(false, ...page)).toBe(
    '<div><p>a</>\n</><Band><div><p>b</><p>c</></><Calculator></><div><p>d</></></><div><p>e</></>',
  )
  expect(divided(true, ...page)).toBe(
    '<StaticText></><Band><StaticText></><Calculator></><StaticText></></><StaticText></>',
  )
})

test('what an island holds is its own', () => {
  expect(divided(true, imports(calculator), component('Calculator', a))).toBe('<Calculator><p>a</></>')
})

test('without its text a page imports what is left needs, and nothing else', () => {
  const left = imports(calculator, band, words, ['islandPage', '/app/island-page.tsx'])
  const island = { ...component('Calculator'), attributes: [{ value: { value: 'words.form' } }] }
  staticText({ withoutText: true })({ type: 'root', children: [left, component('Band', a), island] })
  expect(left.data.estree.body.map(({ specifiers }) => specifiers[0]!.local.name)).toEqual([
    ...['Calculator', 'words', 'islandPage'],
  ])
})
