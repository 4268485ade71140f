/** A node of the syntax tree of HTML, with the properties that the plugins of this folder read or write. */
export interface HtmlNode {
  type: string
  /** only elements have one */
  tagName?: string
  properties?: Record<string, string>
  /** only texts have one */
  value?: string
  children?: HtmlNode[]
}

const number = /\d(?:[\d.,\u00a0]*\d)?/.source
/** Matches `3 ou 4`, `7 or 8 out of 10`, `week 3`. */
const spacedNumbers = new RegExp(`(?:(?:semaines?|weeks?) )?${number}(?: (?:à|ou|sur|to|or|out of) ${number})*`, 'g')
/** Matches `60-70`, `PAR-Q+` and the name of Québec's health line. */
const hyphenatedWords = new RegExp(`(${number}[-–]${number}|[A-Z]+-[A-Z]+|Info-Santé)`)

/**
 * rehype plugin. Keeps numbers that belong together on one line. Replaces their spaces with no-break spaces. Wraps
 * hyphenated ones in `span[data-whole]` (app/styles/base.css). The texts already have every other no-break space.
 */
export function keepNumbersTogether() {
  return function transform(parent: HtmlNode): void {
    parent.children = (parent.children ?? []).flatMap((child) => {
      if (child.type === 'text') return splitText(child.value!)
      if (child.tagName !== 'code') transform(child)
      return [child]
    })
  }
}

function splitText(value: string): HtmlNode[] {
  return value
    .replace(spacedNumbers, (words) => words.replaceAll(' ', '\u00a0'))
    .split(hyphenatedWords)
    .map((words, index) => (index % 2 === 0 ? textNode(words) : unbreakable(words)))
    .filter((node) => node.value !== '')
}

function textNode(value: string): HtmlNode {
  return { type: 'text', value }
}

function unbreakable(words: string): HtmlNode {
  return { type: 'element', tagName: 'span', properties: { dataWhole: '' }, children: [textNode(words)] }
}
