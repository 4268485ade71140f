import type { Node } from './tree.ts'

const number = /\d(?:[\d.,\u00a0]*\d)?/.source
/** 3 ou 4, 7 or 8 out of 10, week 3 */
const spaced = new RegExp(`(?:(?:semaines?|weeks?) )?${number}(?: (?:à|ou|sur|to|or|out of) ${number})*`, 'g')
/** 60-70, PAR-Q+, and the name of Québec's health line */
const hyphenated = new RegExp(`(${number}[-–]${number}|[A-Z]+-[A-Z]+|Info-Santé)`)

/**
 * Plugin for MDX. Keeps on one line what is read together, numbers above all: by spaces that do not break, or, as a hyphen
 * breaks all the same, by an element (app/styles/base.css). What else is kept whole has its spaces in the text already.
 */
export function noBreak() {
  return function keep(parent: Node): void {
    parent.children = (parent.children ?? []).flatMap((child) => {
      if (child.type === 'text') return parts(child.value!)
      if (child.tagName !== 'code') keep(child)
      return [child]
    })
  }
}

function parts(value: string): Node[] {
  return value
    .replace(spaced, (words) => words.replaceAll(' ', '\u00a0'))
    .split(hyphenated)
    .map((words, place) => (place % 2 === 0 ? text(words) : unbreakable(words)))
    .filter((node) => node.value !== '')
}

function text(value: string): Node {
  return { type: 'text', value }
}

function unbreakable(words: string): Node {
  return { type: 'element', tagName: 'span', properties: { dataWhole: '' }, children: [text(words)] }
}
