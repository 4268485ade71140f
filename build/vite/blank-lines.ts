import type { Node } from './text-runs.ts'

const blocks = new Set(['ul', 'ol', 'section'])

/** Plugin for MDX. Leaves out the line breaks that Markdown puts between a page's blocks: they are bytes that nobody sees. */
export function withoutBlankLines() {
  return function tidy(parent: Node): void {
    const isOfBlocks = parent.type === 'root' || blocks.has(parent.tagName ?? '')
    if (isOfBlocks) parent.children = parent.children!.filter(({ type, value }) => type !== 'text' || value?.trim())
    parent.children?.forEach(tidy)
  }
}
