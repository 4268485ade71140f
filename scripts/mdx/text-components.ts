import { readdirSync, readFileSync } from 'node:fs'
import type { Node } from './tree.ts'

/** Folders whose components need no import line in a text. */
const folders = ['app/charts', 'app/figures', 'app/pages', 'app/program', 'app/ui']
const exported = /^export (?:function|const) ([A-Z]\w*)/gm

/** File of each component, by its name. */
const files = new Map(
  folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(exported)].map(([, name]) => [name!, file] as const)),
)

/** remark plugin. Adds the import lines of the components that a text uses. */
export function textComponents() {
  return (text: Node): void => {
    const imported = (text.children ?? []).flatMap(({ data }) => data?.estree?.body ?? [])
    const ownImports = new Set(imported.flatMap(({ specifiers = [] }) => specifiers.map(({ local }) => local.name)))
    const missing = [...new Set(namesIn(text))].filter((name) => files.has(name) && !ownImports.has(name)).sort()
    const body = missing.map((name) => importOf(name, `/${files.get(name)!}`))
    text.children?.unshift({ type: 'mdxjsEsm', data: { estree: { type: 'Program', sourceType: 'module', body } } })
  }
}

function namesIn({ name, attributes = [], children = [] }: Node): string[] {
  const expressions = attributes.map(({ value }) => (typeof value === 'object' && value ? value.value : ''))
  const namesInProps = expressions.flatMap((text) => [...text.matchAll(/<([A-Z]\w*)/g)].map(([, found]) => found!))
  return [...(name ? [name] : []), ...namesInProps, ...children.flatMap(namesIn)]
}

function importOf(name: string, file: string) {
  const identifier = { type: 'Identifier', name }
  return {
    type: 'ImportDeclaration',
    source: { type: 'Literal', value: file },
    specifiers: [{ type: 'ImportSpecifier', imported: identifier, local: identifier }],
  }
}
