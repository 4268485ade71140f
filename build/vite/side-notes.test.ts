import { expect, test } from 'vitest'
import { sideNotes } from './side-notes.ts'
import type { Node } from './static-text.ts'

const text = (value: string): Node => ({ type: 'text', value })
const element = (tagName: string, properties: Record<string, string>, ...children: Node[]): Node => ({
  type: 'element',
  tagName,
  properties,
  children,
})
const component = (name: string, ...children: Node[]): Node => ({ type: 'mdxJsxFlowElement', name, children })
const call = (note: string) => element('sup', {}, element('a', { href: `#fn-${note}`, dataFootnoteRef: '' }, text('1')))
const paragraph = (...children: Node[]) => element('p', {}, ...children)
const note = (id: string, ...children: Node[]) =>
  element(
    'li',
    { id: `fn-${id}` },
    paragraph(...children, text(' '), element('a', { dataFootnoteBackref: '' }, text('↑'))),
  )
const footnotes = (...notes: Node[]) => element('section', { dataFootnotes: '' }, element('ol', {}, ...notes))

/** A page as one line, its side notes between brackets and its spaces that do not break as ~. */
function withNotes(...children: Node[]): string {
  const page = { type: 'root', children }
  sideNotes()(page)
  return page.children.map(line).join('')
}

function line({ tagName, properties, value, children = [] }: Node): string {
  const inside = value?.replaceAll('\u00a0', '~') ?? children.map(line).join('')
  return properties && 'dataNote' in properties ? `[${inside}]` : tagName === 'sup' ? `^${inside}` : inside
}

test('a note stands after its call, without its links', () =>
  expect(
    withNotes(paragraph(text('a'), call('x')), footnotes(note('x', text('see '), element('a', {}, text('Fleg'))))),
  ).toBe('a^1[ ^1 see Fleg]see Fleg~↑'))

test('it stands at the first call only', () =>
  expect(
    withNotes(paragraph(call('x')), component('Section', paragraph(call('x'))), footnotes(note('x', text('n')))),
  ).toBe('^1[ ^1 n]^1n~↑'))

test('a call in a figure or a table has none; the next one in the text does', () =>
  expect(
    withNotes(
      component('Ranges', paragraph(call('x'))),
      component('WideTable', element('table', {}, call('x'))),
      component('Callout', element('ul', {}, element('li', {}, call('x')))),
      footnotes(note('x', text('n'))),
    ),
  ).toBe('^1^1^1[ ^1 n]n~↑'))

test('each note has its own number', () =>
  expect(withNotes(paragraph(call('y'), call('x')), footnotes(note('x', text('n')), note('y', text('m'))))).toBe(
    '^1[ ^2 m]^1[ ^1 n]n~↑m~↑',
  ))
