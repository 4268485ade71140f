import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isBuildFresh, sourceHash, hashFile } from './source-hash.js'

const home = process.cwd()
const sources = [
  'operator.config.ts',
  'react-router.config.ts',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
  'app/root.tsx',
]
let project: string

/** A small project, built, in the working folder. */
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'vo2max-sources-'))
  process.chdir(project)
  vi.stubEnv('SITE_URL', '')
  for (const folder of [
    'app',
    'content',
    'contract',
    'domain',
    'i18n',
    'public',
    'build',
    'server',
    'worker',
    'dist',
    'docs',
  ]) {
    mkdirSync(folder)
  }
  for (const file of sources) writeFileSync(file, file)
  writeFileSync(hashFile, sourceHash())
})
afterEach(() => {
  vi.unstubAllEnvs()
  process.chdir(home)
  rmSync(project, { recursive: true })
})

test('a build is fresh as long as nothing changes', () => expect(isBuildFresh()).toBe(true))

test('without a stamp there is no build', () => {
  rmSync(hashFile)
  expect(isBuildFresh()).toBe(false)
})

test.each([...sources, 'public/new.svg'])('a change of %s makes it stale', (file) => {
  writeFileSync(file, 'changed')
  expect(isBuildFresh()).toBe(false)
})

test('so does a source that is called otherwise, or gone', () => {
  renameSync('app/root.tsx', 'app/route.tsx')
  expect(isBuildFresh()).toBe(false)
  rmSync('app/route.tsx')
  expect(isBuildFresh()).toBe(false)
})

test('so does another SITE_URL, which pages carry', () => {
  vi.stubEnv('SITE_URL', 'https://www.site.ca')
  expect(isBuildFresh()).toBe(false)
})

test('what is no source does not', () => {
  writeFileSync('docs/operations.md', 'changed')
  writeFileSync('README.md', 'changed')
  expect(isBuildFresh()).toBe(true)
})
