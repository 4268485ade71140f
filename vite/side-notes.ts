import type { Node } from './tree.ts'

/** Elements with a free margin on their right. Figures, tables and the row of key points use the full width. */
const besideMargin = /^(Section|Callout|p|ul|ol|li|strong)$/

/**
 * rehype plugin. Copies the text of each footnote after its first reference, for the margin of wide screens
 * (app/layout/layout.module.css). The copy is hidden from screen readers; the footnote stays at the end of the page.
 */
export function sideNotes() {
  return (page: Node): void => {
    const notes = notesOf(page)
    for (const { children = [] } of descendants(page)) children.forEach(joinBackReference)
    const insertNotes = (parent: Node): void => {
      parent.children = (parent.children ?? []).flatMap((child) => {
        const note = notes.get(referenceTarget(child))
        if (!note) {
          if (besideMargin.test(child.tagName ?? child.name ?? '')) insertNotes(child)
          return [child]
        }
        notes.delete(referenceTarget(child))
        return [child, note]
      })
    }
    insertNotes(page)
  }
}

/** Puts a no-break space before the ↑ of a back-reference, so that it never begins a line. */
function joinBackReference({ properties }: Node, index: number, siblings: Node[]): void {
  if (!properties || !('dataFootnoteBackref' in properties)) return
  delete properties.className
  const before = siblings[index - 1]
  if (before?.value) before.value = before.value.replace(/ $/, '\u00a0')
}

/** Returns the margin copy of each footnote, by the `#id` of the footnote. */
function notesOf(page: Node): Map<string | undefined, Node> {
  const list = descendants(page).filter(
    ({ tagName, properties }) => tagName === 'li' && /^fn-/.test(properties?.id ?? ''),
  )
  return new Map(
    list.map(({ properties, children = [] }, index) => [
      `#${properties!.id}`,
      {
        type: 'element',
        tagName: 'small',
        properties: { dataNote: '', ariaHidden: 'true' },
        children: [
          { type: 'text', value: ' ' },
          { type: 'element', tagName: 'sup', properties: {}, children: [{ type: 'text', value: `${index + 1}` }] },
          { type: 'text', value: ` ${children.map(plainText).join('').trim()}` },
        ],
      },
    ]),
  )
}

/** Returns the `#id` of the footnote that an element refers to, if it is a footnote reference. */
function referenceTarget({ tagName, children = [] }: Node): string | undefined {
  const [link] = tagName === 'sup' ? children : []
  return link?.properties && 'dataFootnoteRef' in link.properties ? link.properties.href : undefined
}

/** Returns the text of a node without its back-references. */
function plainText({ properties, value, children = [] }: Node): string {
  if (properties && 'dataFootnoteBackref' in properties) return ''
  return value ?? children.map(plainText).join('')
}

function descendants(node: Node): Node[] {
  return [node, ...(node.children ?? []).flatMap(descendants)]
}
