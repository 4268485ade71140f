import { expect, test } from 'vitest'
import { withoutBlankLines } from './blank-lines.ts'
import type { Node } from './text-runs.ts'

const text = (value: string): Node => ({ type: 'text', value })
const element = (tagName: string, ...children: Node[]): Node => ({ type: 'element', tagName, children })

test('line breaks go between paragraphs and between the items of a list, and stay in a sentence', () => {
  const sentence = element('p', element('em'), text('\n'), element('em'))
  const page = {
    type: 'root',
    children: [sentence, text('\n'), element('ul', text('\n'), element('li', text('a')), text('\n'))],
  }
  withoutBlankLines()(page)
  expect(page.children).toEqual([sentence, element('ul', element('li', text('a')))])
  expect(sentence.children).toHaveLength(3)
})
