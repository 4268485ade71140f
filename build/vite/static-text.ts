/** What this file reads of the tree that MDX makes of a page: elements, text, imports. */
export interface Node {
  type: string
  /** of an element of HTML */
  tagName?: string
  properties?: Record<string, string>
  /** of a component */
  name?: string | null
  value?: string
  attributes?: { value?: string | { value: string } | null }[]
  children?: Node[]
  data?: { estree?: { type?: string; sourceType?: string; body: Statement[] } }
}

interface Statement {
  type: string
  source?: { value: unknown } | null
  specifiers?: { local: { name: string } }[]
}

/** Components of these folders are islands: React runs them in the browser. All the others are text. */
const islandFolders = /\/app\/(calculator|program|progress)\//

/**
 * Plugin for MDX. Puts the text between a page's islands into elements of its own, which React leaves as the server sent
 * them (docs/decisions/0015-islands.md): a run of text is `<div data-text>`, or, in the module that the browser gets
 * first, `<StaticText>` without a word of it.
 */
export function staticText({ withoutText }: { withoutText: boolean }) {
  return (page: Node): void => {
    const islands = new Set(page.children!.flatMap(islandNames))
    const isIsland = ({ name }: Node) => Boolean(name && islands.has(name))
    const holdsIsland = (node: Node): boolean => isIsland(node) || Boolean(node.children?.some(holdsIsland))

    function divide(parent: Node): void {
      const parts: Node[] = []
      let text: Node[] | undefined
      for (const child of parent.children ?? []) {
        if (child.type === 'mdxjsEsm' || holdsIsland(child)) {
          if (child.children && !isIsland(child)) divide(child)
          parts.push(child)
          text = undefined
        } else if (text) {
          text.push(child)
        } else if (!isBlank(child)) {
          parts.push(run((text = [child])))
        }
      }
      parent.children = parts
    }
    divide(page)
    if (withoutText) dropImports(page)
  }

  function run(children: Node[]): Node {
    return withoutText
      ? { type: 'mdxJsxFlowElement', name: 'StaticText', attributes: [], children: [] }
      : { type: 'element', tagName: 'div', properties: { dataText: '' }, children }
  }
}

/** Removes imports that only the text uses, which would otherwise be loaded. */
function dropImports(page: Node): void {
  const used = new Set(identifiersOf(page))
  const isNeeded = ({ type, source, specifiers = [] }: Statement) =>
    type !== 'ImportDeclaration' ||
    !/^(\.|\/app\/\w+\/)/.test(String(source?.value)) ||
    specifiers.some(({ local }) => used.has(local.name))
  for (const { data } of page.children!) if (data?.estree) data.estree.body = data.estree.body.filter(isNeeded)
}

/** Names of the components that are left, and every word of their props. */
function identifiersOf({ name, attributes = [], children = [] }: Node): string[] {
  const props = attributes.map(({ value }) => (typeof value === 'object' ? (value?.value ?? '') : ''))
  return [name ?? '', ...props.join(' ').split(/\W+/), ...children.flatMap(identifiersOf)]
}

function islandNames({ data }: Node): string[] {
  return (data?.estree?.body ?? [])
    .filter(({ type, source }) => type === 'ImportDeclaration' && islandFolders.test(String(source?.value)))
    .flatMap(({ specifiers = [] }) => specifiers.map(({ local }) => local.name))
}

function isBlank({ type, value }: Node): boolean {
  return type === 'text' && !value?.trim()
}
