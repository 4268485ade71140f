import { readdirSync, readFileSync } from 'node:fs'
import type { Node } from './tree.ts'

/** Where the components of texts are. Those of other folders, and of the calculator, a text imports itself. */
const folders = ['app/components', 'app/figures', 'app/pages']
const exported = /^export (?:function|const) ([A-Z]\w*)/gm

/** The file of each component, by its name. */
const files = new Map(
  folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(exported)].map(([, name]) => [name!, file] as const)),
)

/** Plugin for MDX. Imports the components that a text names: a text is written without import lines. */
export function textComponents() {
  return (text: Node): void => {
    const imported = (text.children ?? []).flatMap(({ data }) => data?.estree?.body ?? [])
    const own = new Set(imported.flatMap(({ specifiers = [] }) => specifiers.map(({ local }) => local.name)))
    const named = [...new Set(namesIn(text))].filter((name) => files.has(name) && !own.has(name)).sort()
    const body = named.map((name) => importOf(name, `/${files.get(name)!}`))
    text.children?.unshift({ type: 'mdxjsEsm', data: { estree: { type: 'Program', sourceType: 'module', body } } })
  }
}

function namesIn({ name, attributes = [], children = [] }: Node): string[] {
  const expressions = attributes.map(({ value }) => (typeof value === 'object' && value ? value.value : ''))
  const given = expressions.flatMap((text) => [...text.matchAll(/<([A-Z]\w*)/g)].map(([, own]) => own!))
  return [...(name ? [name] : []), ...given, ...children.flatMap(namesIn)]
}

function importOf(name: string, file: string) {
  const identifier = { type: 'Identifier', name }
  return {
    type: 'ImportDeclaration',
    source: { type: 'Literal', value: file },
    specifiers: [{ type: 'ImportSpecifier', imported: identifier, local: identifier }],
  }
}
