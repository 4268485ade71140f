import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { variableNames } from '#server/env.ts'
import { notSources } from '../support/not-sources.ts'
import { newSqliteDatabase } from '../support/server/database.ts'
import { newCalculation, newSave, saveIn } from '../support/server/new-save.ts'

const root = join(import.meta.dirname, '../..')

/** Every path of the project, with a leading slash: `/docs`, `/docs/operations.md`. */
const paths = readdirSync(root)
  .filter((name) => !notSources.includes(name))
  .flatMap((name) => [name, ...(isFolder(name) ? pathsIn(name) : [])])
  .map((path) => `/${path}`)

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...pathsIn('docs').filter((path) => path.endsWith('.md')),
]

function isFolder(path: string): boolean {
  return statSync(join(root, path)).isDirectory()
}

function pathsIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path))
}

function read(document: string): string {
  return readFileSync(join(root, document), 'utf8')
}

function exists(name: string): boolean {
  const pattern = new RegExp(`/${name.replaceAll('.', '\\.').replace(/\*|<\w+>/g, '[^/]+')}$`)
  return paths.some((path) => pattern.test(path))
}

/** Returns the anchor of a heading, as GitHub generates it. */
function anchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')
}

/** Matches paths in backticks: whole, as imports, their end only, or with `*` or `<id>`. */
const nameOfPath = /`#?([\w@.<*-][\w@.<>*/-]*(?:\.(?:tsx?|js|mjs|css|mdx?|ya?ml)|\/))`/g

test.each(documents)('%s names only files and folders that exist', (document) => {
  const named = [...read(document).matchAll(nameOfPath)]
    .map(([, name]) => name!.replace(/\/$/, ''))
    .filter((name) => !notSources.includes(name.split('/')[0]!))
  expect(named.filter((name) => !exists(name))).toEqual([])
})

test.each(documents)('%s names only npm scripts that exist', (document) => {
  const { scripts }: { scripts: object } = JSON.parse(read('package.json'))
  const named = [...read(document).matchAll(/npm run (?:-s )?([a-z][\w:-]*)/g)].map(([, script]) => script!)
  expect(named.filter((script) => !(script in scripts))).toEqual([])
})

test.each(documents)('%s names only environment variables that the site or its deployment reads', (document) => {
  const sources = ['deploy/compose.yaml', 'deploy/Containerfile', 'deploy/Caddyfile'].map(read).join()
  const named = [...read(document).matchAll(/`([A-Z]+_[A-Z_]+)\b[^`\n]*`/g)].map(([, name]) => name!)
  expect(named.filter((name) => !variableNames.includes(name) && !sources.includes(name))).toEqual([])
})

test.each(documents)('%s has no broken link to a file or a heading', (document) => {
  const links = [...read(document).matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g)]
  const isBroken = ([, file, id]: RegExpExecArray) => {
    const target = file ? join(dirname(document), file) : document
    if (!existsSync(join(root, target))) return true
    return id !== undefined && ![...read(target).matchAll(/^#+ (.+)$/gm)].some(([, heading]) => anchor(heading!) === id)
  }
  expect(links.filter(isBroken).map(([link]) => link)).toEqual([])
})

test('docs/operations.md lists exactly the settings of the server', () => {
  const [, settings] = /^## Settings$(.*?)^## /ms.exec(read('docs/operations.md'))!
  const names = [...settings!.matchAll(/^\| (.*?) \|/gm)].flatMap(([, cell]) => cell!.match(/(?<=`)\w+(?=`)/g) ?? [])
  expect(names.sort()).toEqual(variableNames.toSorted())
})

/** Returns the first code block of docs/operations.md that contains these words. @throws Error if there is none */
function recipeWith(words: string): string {
  const operations = read('docs/operations.md')
  const blocks = [...operations.matchAll(/^ *```\w+\n(.*?)^ *```$/gms)].map(([, commands]) => commands!)
  const recipe = blocks.find((commands) => commands.includes(words))
  if (!recipe) throw new Error(`no recipe in docs/operations.md has ${words}`)
  return recipe
}

test('the query for a visitor’s request finds their record by the values entered', async () => {
  const database = newSqliteDatabase()
  const store = await database.open()
  const save = newSave()
  await saveIn(store, save)
  await saveIn(store, { calculation: newCalculation({ distance: 2500 }) })
  const found = await database.sql(recipeWith('select *, datetime').replace(/^--.*$/gm, ''))
  expect(found).toMatchObject([{ key: save.key }])
})
