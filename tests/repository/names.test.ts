import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const sources = ['api', 'app', 'bench', 'content', 'deploy', 'domain', 'i18n', 'scripts', 'server']
const folders = [...sources, 'tests', 'vite'].flatMap((folder) => [folder, ...foldersIn(folder)])

function foldersIn(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
}

const isProduct = (name: string) => !/\.(test|conformance)\./.test(name)

function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
}

test('a folder has at most fifteen files, besides the unit tests of its code', () => {
  const counted = (folder: string) => (folder.startsWith('tests') ? filesIn(folder) : filesIn(folder).filter(isProduct))
  const crowded = folders.map((folder) => [folder, counted(folder).length] as const).filter(([, count]) => count > 15)
  expect(crowded).toEqual([])
})

test('in domain/ no folder, file or export is named test: the word is protocol', () => {
  const domain = folders.filter((folder) => folder.startsWith('domain'))
  const paths = domain.flatMap((folder) => filesIn(folder).map((name) => `${folder}/${name}`))
  const product = paths.filter((path) => !path.endsWith('.test.ts'))
  const exported = product.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/^export (?:const|function|type|interface|class) (\w+)/gm)].map(
      ([, name]) => `${path} ${name}`,
    ),
  )
  const isTest = (name: string) => /(?<![a-z])tests?(?![a-z])|[a-z]Tests?(?![a-z])|(?<![A-Za-z])Tests?[A-Z]/.test(name)
  expect([...domain, ...product, ...exported].filter(isTest)).toEqual([])
})
