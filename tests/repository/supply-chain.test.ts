import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// checks package-lock.json and the installed packages against docs/decisions/0004-dependencies.md

const root = join(import.meta.dirname, '../..')
const read = (...path: string[]) => readFileSync(join(root, ...path), 'utf8')

interface LockedPackage {
  integrity?: string
  resolved?: string
  link?: boolean
  license?: string
  hasInstallScript?: boolean
}
const { dependencies, devDependencies, overrides, allowScripts } = JSON.parse(read('package.json'))
const { packages, lockfileVersion } = JSON.parse(read('package-lock.json'))
const locked = Object.entries<LockedPackage>(packages).filter(([path]) => path !== '')
const direct: Record<string, string> = { ...dependencies, ...devDependencies }

const paths = locked.map(([path]) => path)
const pathsWhere = (matches: (one: LockedPackage, path: string) => boolean) =>
  locked.filter(([path, one]) => matches(one, path)).map(([path]) => path)

test('versions are exact', () => {
  for (const [name, version] of Object.entries(direct))
    expect(`${name} ${version}`).toMatch(/ (npm:[a-z-]+@)?\d+\.\d+\.\d+$/)
})

test('every locked package has its SHA-512', () => {
  expect(lockfileVersion).toBe(3)
  expect(paths).toEqual(expect.arrayContaining(Object.keys(direct).map((name) => `node_modules/${name}`)))
  expect(pathsWhere(({ integrity = '' }) => !/^sha512-[\w+/]{86}==$/.test(integrity))).toEqual([])
})

test('every locked package comes from the npm registry', () => {
  const registry = 'https://registry.npmjs.org/'
  expect(pathsWhere(({ resolved = registry, link }) => link === true || !resolved.startsWith(registry))).toEqual([])
  expect(JSON.stringify([direct, overrides])).not.toMatch(/(git|https?|file|link|github):/)
  expect(read('.npmrc')).not.toContain('registry')
})

test('only known packages have an install script, and only one may run it', () => {
  const withScript = pathsWhere(({ hasInstallScript }) => hasInstallScript === true)
  expect(new Set(withScript.map((path) => path.replace(/^.*node_modules\//, '')))).toEqual(
    new Set(Object.keys(allowScripts)),
  )
  expect(allowScripts).toEqual({ '@photostructure/sqlite': true, esbuild: false })
  expect(read('.npmrc')).toContain('strict-allow-scripts=true')
})

const allowed = [
  ...['MIT', 'ISC', '0BSD', 'BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'Zlib', 'Unlicense'],
  ...['CC0-1.0', 'CC-BY-4.0', 'Python-2.0', 'MPL-2.0'],
  // dictionaries of the spell checker
  ...['LGPL-3.0', 'CC BY-SA 4.0', 'WTFPL'],
]

test('every installed package has, or offers as an alternative, an allowed licence', () => {
  const isAllowed = (licence: string) =>
    licence
      .replace(/^\((.*)\)$/, '$1')
      .split(' AND ')
      .every((part) => part.split(' OR ').some((one) => allowed.includes(one)))
  expect(
    paths.map((path) => `${path}: ${licenceOf(path)}`).filter((line) => !isAllowed(line.slice(line.indexOf(': ') + 2))),
  ).toEqual([])
})

/** Returns the licence of an installed package. For a package of another platform, reads it from package-lock.json. */
function licenceOf(path: string): string {
  const file = join(root, path, 'package.json')
  const { license, licenses } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : packages[path]
  // the deprecated `licenses` field of old packages
  return license ?? licenses?.map(({ type }: { type: string }) => type).join(' OR ')
}
