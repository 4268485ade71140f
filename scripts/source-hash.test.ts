import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { newFolder } from '#tests/support/new-folder.ts'
import { hashFile, isBuildFresh, sourceHash, sourcePaths } from './source-hash.js'

/** Creates a small built project. Returns its folder. */
function buildProject(): string {
  const project = newFolder()
  vi.stubEnv('SITE_URL', '')
  for (const source of sourcePaths) write(project, source.includes('.') ? source : `${source}/file.ts`)
  write(project, hashFile, sourceHash(project))
  return project
}

function write(project: string, name: string, content = name): void {
  const file = join(project, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

test.each<[string, (project: string) => void]>([
  ['nothing', () => {}],
  ['the docs', (project) => write(project, 'README.md', 'changed')],
  ['a test', (project) => write(project, 'app/file.test.ts')],
])('a build is fresh after a change of %s', (_, change) => {
  const project = buildProject()
  change(project)
  expect(isBuildFresh(project)).toBe(true)
})

test.each<[string, (project: string) => void]>([
  ['the stamp, which is gone', (project) => rmSync(join(project, hashFile))],
  ['the lock', (project) => write(project, 'package-lock.json', 'changed')],
  ['a source', (project) => write(project, 'app/file.ts', 'changed')],
  ['the sources, of which one is new', (project) => write(project, 'public/new.svg')],
  ['the name of a source', (project) => renameSync(join(project, 'app/file.ts'), join(project, 'app/route.ts'))],
  ['SITE_URL, which pages carry', () => vi.stubEnv('SITE_URL', 'https://www.site.ca')],
])('a build is stale after a change of %s', (_, change) => {
  const project = buildProject()
  change(project)
  expect(isBuildFresh(project)).toBe(false)
})
