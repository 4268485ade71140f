import { expect, test } from 'vitest'
import { staticText, type Node } from './static-text.ts'

const text = (value: string) => ({ type: 'text', value })
const paragraph = (value: string) => ({ type: 'element', tagName: 'p', children: [text(value)] })
const component = (name: string, ...children: Node[]) => ({ type: 'mdxJsxFlowElement', name, children })
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

/** A page as one line: elements with what they hold, texts as they are. */
function divided(withoutText: boolean, ...children: Node[]): string {
  const page = { type: 'root', children }
  staticText({ withoutText })(page)
  return page.children.map(line).join('')
}

function line({ type, name, tagName = name!, value, children = [] }: Node): string {
  if (type === 'text') return value!
  return type === 'mdxjsEsm' ? '' : `<${tagName}>${children.map(line).join('')}</>`
}

test('a page without islands is one run of text', () => {
  expect(divided(false, imports(band), text('\n'), paragraph('a'), text('\n'), component('Band', paragraph('b')))).toBe(
    '<div><p>a</>\n<Band><p>b</></></>',
  )
})

test('text before, between and after islands is a run each, within what holds an island too', () => {
  const page = [
    imports(band, calculator),
    paragraph('a'),
    text('\n'),
    component('Band', text('\n'), paragraph('b'), paragraph('c'), component('Calculator'), text('\n'), paragraph('d')),
    text('\n'),
    paragraph('e'),
  ]
  expect(divided(false, ...structuredClone(page))).toBe(
    '<div><p>a</>\n</><Band><div><p>b</><p>c</></><Calculator></><div><p>d</></></><div><p>e</></>',
  )
  expect(divided(true, ...structuredClone(page))).toBe(
    '<StaticText></><Band><StaticText></><Calculator></><StaticText></></><StaticText></>',
  )
})

test('what an island holds is its own', () => {
  expect(divided(true, imports(calculator), component('Calculator', paragraph('a')))).toBe('<Calculator><p>a</></>')
})

test('without its text a page imports what is left needs, and nothing else', () => {
  const left = imports(calculator, band, words, ['islandPage', '/app/island-page.tsx'])
  const island = { ...component('Calculator'), attributes: [{ value: { value: 'words.form' } }] }
  staticText({ withoutText: true })({ type: 'root', children: [left, component('Band', paragraph('a')), island] })
  expect(left.data.estree.body.map(({ specifiers }) => specifiers[0]!.local.name)).toEqual([
    'Calculator',
    'words',
    'islandPage',
  ])
})
