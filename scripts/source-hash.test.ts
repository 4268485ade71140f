import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { hashFile, isBuildFresh, sourceHash, sourcePaths } from './source-hash.js'

const home = process.cwd()

/** Creates a small built project, and makes it the working folder during the test. */
function buildProject(): void {
  const project = mkdtempSync(join(tmpdir(), 'vo2max-sources-'))
  process.chdir(project)
  vi.stubEnv('SITE_URL', '')
  onTestFinished(() => {
    process.chdir(home)
    rmSync(project, { recursive: true })
  })
  for (const source of sourcePaths) {
    const file = source.includes('.') ? source : `${source}/file.ts`
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, file)
  }
  mkdirSync(dirname(hashFile), { recursive: true })
  writeFileSync(hashFile, sourceHash())
}

test.each<[string, boolean, () => void]>([
  ['nothing', true, () => {}],
  ['the docs', true, () => writeFileSync('README.md', 'changed')],
  ['a test', true, () => writeFileSync('app/file.test.ts', '')],
  ['the stamp that is gone', false, () => rmSync(hashFile)],
  ['the lock', false, () => writeFileSync('package-lock.json', 'changed')],
  ['a source', false, () => writeFileSync('app/file.ts', 'changed')],
  ['a new file', false, () => writeFileSync('public/new.svg', '')],
  ['the name of a source', false, () => renameSync('app/file.ts', 'app/route.ts')],
  ['SITE_URL, which pages carry', false, () => vi.stubEnv('SITE_URL', 'https://www.site.ca')],
])('after a change of %s a build is fresh: %s', (_, fresh, change) => {
  buildProject()
  change()
  expect(isBuildFresh()).toBe(fresh)
})
