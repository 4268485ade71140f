import type { Node } from './tree.ts'

/** Elements that leave room at their right; figures, tables and the row of key points do not. */
const besideMargin = /^(Section|Callout|p|ul|ol|li|strong)$/

/**
 * Plugin for MDX. Puts the words of each footnote beside its first call, where a wide screen has a margin for them
 * (app/layout/layout.module.css). They are for the eye alone: the note itself, its links and the ways there and back stay at the
 * page's end, so nothing is read out twice.
 */
export function sideNotes() {
  return (page: Node): void => {
    const notes = notesOf(page)
    for (const { children = [] } of descendants(page)) children.forEach(keepWayBack)
    const place = (parent: Node): void => {
      parent.children = (parent.children ?? []).flatMap((child) => {
        const note = notes.get(callOf(child))
        if (!note) {
          if (besideMargin.test(child.tagName ?? child.name ?? '')) place(child)
          return [child]
        }
        notes.delete(callOf(child))
        return [child, note]
      })
    }
    place(page)
  }
}

/** The arrow that leads back to a call does not begin a line: the last word goes with it. */
function keepWayBack({ properties }: Node, index: number, siblings: Node[]): void {
  if (!properties || !('dataFootnoteBackref' in properties)) return
  delete properties.className
  const before = siblings[index - 1]
  if (before?.value) before.value = before.value.replace(/ $/, '\u00a0')
}

/** The words of each note as they stand in the margin, by the address of the note. */
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
          { type: 'text', value: ` ${children.map(words).join('').trim()}` },
        ],
      },
    ]),
  )
}

/** Where an element leads that calls a footnote. */
function callOf({ tagName, children = [] }: Node): string | undefined {
  const [link] = tagName === 'sup' ? children : []
  return link?.properties && 'dataFootnoteRef' in link.properties ? link.properties.href : undefined
}

/** Text without its links, and without the ways back to the calls. */
function words({ properties, value, children = [] }: Node): string {
  if (properties && 'dataFootnoteBackref' in properties) return ''
  return value ?? children.map(words).join('')
}

function descendants(node: Node): Node[] {
  return [node, ...(node.children ?? []).flatMap(descendants)]
}
