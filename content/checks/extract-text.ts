import type { Locale } from '../../i18n/locales.ts'
import { isPlaceholder, operator } from '../../operator.config.ts'
import { stringsOf } from './texts.ts'

/** Names and addresses that the operator gives: not ours to spell. */
const operatorValues = stringsOf(operator).filter((value) => !isPlaceholder(value))

const inline = new Set(['a', 'abbr', 'b', 'br', 'code', 'em', 'i', 'mark', 'strong', 'sub', 'sup', 'time', 'tspan'])

/** What is no text of the page: calls of footnotes, what links add for the eye or the ear, and other languages. */
const never =
  'script, style, sup:has([data-footnote-ref]), [data-footnote-backref], [data-note], a > [aria-hidden], a > .visually-hidden, [lang]'

/**
 * The paragraphs, headings, cells and labels of a part of a page, each as one string, in reading order.
 * @param without selector of what to leave out
 */
export function blocksOf(root: Element, without = never): string[] {
  const blocks = ['']
  const read = (node: Node) => {
    if (node.nodeType === node.TEXT_NODE) blocks.push(blocks.pop()! + withoutOperator(node.textContent!))
    if (node.nodeType !== node.ELEMENT_NODE) return
    const element = node as Element
    if (element.matches(never) || element.matches(without)) return
    const isInline = inline.has(element.tagName.toLowerCase())
    if (!isInline) blocks.push('')
    // a placeholder of the operator's
    if (element.matches('mark')) blocks.push(`${blocks.pop()!}X`)
    else element.childNodes.forEach(read)
    if (!isInline) blocks.push('')
  }
  root.childNodes.forEach(read)
  return blocks.map((block) => block.replace(/[ \n]+/g, ' ').trim()).filter(Boolean)
}

function withoutOperator(text: string): string {
  return operatorValues.reduce((rest, value) => rest.replaceAll(value, 'X'), text)
}

/** What is read aloud instead of a picture, or beside what is seen. */
export function spokenOf(root: Element): string[] {
  return ['aria-label', 'alt', 'title', 'placeholder'].flatMap((name) =>
    [...root.querySelectorAll(`[${name}]`)]
      .filter((element) => !element.matches('[lang], [data-footnote-backref]'))
      .map((element) => element.getAttribute(name)!)
      .filter(Boolean),
  )
}

/** The sentences of a block; the dot of « et coll. » and "et al." ends none. */
export function sentencesOf(block: string, locale: Locale): string[] {
  const segments = new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(block)
  return [...segments].reduce<string[]>((sentences, { segment }) => {
    const last = sentences.at(-1)
    if (!last || !/\b(coll|al|p|ex)\.$/.test(last)) return [...sentences, segment.trim()]
    return [...sentences.slice(0, -1), `${last} ${segment.trim()}`]
  }, [])
}

/** What stands between two spaces and is said: « l’oxygène » is one word, « 2 400 m » two. */
export function wordsOf(text: string): string[] {
  return text
    .replace(/(?<=\d)\u00a0(?=\d)/g, '')
    .split(/[\s\u00a0\u202f]+/)
    .filter((word) => /[\p{L}\d]/u.test(word))
}
