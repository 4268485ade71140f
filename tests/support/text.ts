const inlineElements = new Set(['a', 'abbr', 'b', 'br', 'code', 'em', 'i', 'strong', 'sub', 'sup', 'time', 'tspan'])

/** Elements left out: scripts, footnote references, link decorations, text in the other language. */
const excluded =
  'script, style, sup:has([data-footnote-ref]), [data-footnote-backref], a > [aria-hidden], a > .visually-hidden, [lang]'

/**
 * Returns the text blocks of an element: one string per paragraph, heading, cell or label.
 * @param without selector of elements to leave out
 */
export function textBlocks(root: Element, without = excluded): string[] {
  const blocks = ['']
  const read = (node: Node) => {
    if (node.nodeName === '#text') blocks.push(blocks.pop()! + node.textContent!)
    // texts and comments
    if (node.nodeName.startsWith('#')) return
    const element = node as Element
    if (element.matches(excluded) || element.matches(without)) return
    const isInline = inlineElements.has(element.tagName.toLowerCase()) || element.matches('[data-whole]')
    if (!isInline) blocks.push('')
    element.childNodes.forEach(read)
    if (!isInline) blocks.push('')
  }
  root.childNodes.forEach(read)
  return blocks.map((block) => block.replace(/[ \n]+/g, ' ').trim()).filter(Boolean)
}

/** Returns the text in an element with plain spaces, by default without drawings. */
export function textIn(root: Element, without = 'svg'): string {
  return textBlocks(root, without).join(' ').replaceAll(/\s/g, ' ')
}
