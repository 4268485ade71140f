import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const notSources = ['.git', '.react-router', 'dist', 'data', 'node_modules']

/** Every path of the project, with a slash before it: `/docs`, `/docs/operations.md`. */
const paths = readdirSync(root)
  .filter((name) => !notSources.includes(name))
  .flatMap((name) => [name, ...(isFolder(name) ? inside(name) : [])])
  .map((path) => `/${path}`)

const documents = ['README.md', 'CONTRIBUTING.md', ...inside('docs').filter((path) => path.endsWith('.md'))]

function isFolder(path: string): boolean {
  return statSync(join(root, path)).isDirectory()
}

function inside(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path))
}

function read(document: string): string {
  return readFileSync(join(root, document), 'utf8')
}

function isThere(name: string): boolean {
  const pattern = new RegExp(`/${name.replaceAll('.', '\\.').replace(/\*|<\w+>/g, '[^/]+')}$`)
  return paths.some((path) => pattern.test(path))
}

/** A heading's address, as code hosts make it. */
function anchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')
}

const ending = String.raw`\.(?:tsx?|js|mjs|css|mdx?|ya?ml|sh|conf)`
const folders = readdirSync(root).filter((name) => !notSources.includes(name) && isFolder(name))
/** In code quotes, whole or by its end, also as `i18n/*.ts` or `<id>.mdx`; and in drawings, from its first folder on. */
const namesOfPaths = [
  new RegExp('`([\\w@.<*-][\\w@.<>*/-]*(?:' + ending + '|/))`', 'g'),
  new RegExp(`(?<![\\w/.-])((?:${folders.join('|')})/[\\w@./-]+${ending})\\b`, 'g'),
]

test.each(documents)('%s names only files and folders that are there', (document) => {
  const named = namesOfPaths
    .flatMap((pattern) => [...read(document).matchAll(pattern)])
    .map(([, name]) => name!.replace(/\/$/, ''))
    .filter((name) => !notSources.includes(name.split('/')[0]!))
  expect(named.filter((name) => !isThere(name))).toEqual([])
})

test.each(documents)('every link of %s to a file or a heading leads somewhere', (document) => {
  const links = [...read(document).matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g)]
  const leadsNowhere = ([, file, id]: RegExpExecArray) => {
    const target = file ? join(dirname(document), file) : document
    if (!existsSync(join(root, target))) return true
    return id !== undefined && ![...read(target).matchAll(/^#+ (.+)$/gm)].some(([, heading]) => anchor(heading!) === id)
  }
  expect(links.filter(leadsNowhere).map(([link]) => link)).toEqual([])
})
