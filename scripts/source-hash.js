// @ts-check
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Everything that the build is made from, but for the tests in it. */
export const sources = [
  ...['api', 'app', 'content', 'domain', 'i18n', 'public', 'scripts', 'server', 'service-worker', 'vite'],
  ...['operator.config.ts', 'react-router.config.ts', 'vite.config.ts', 'package.json', 'package-lock.json'],
]

/** The build leaves the hash of its sources here. */
export const hashFile = 'dist/stamp'

/** A hash of the sources and of SITE_URL, which pages carry: the build is fresh while it stays the same. */
export function sourceHash() {
  const hash = createHash('sha256').update(process.env.SITE_URL ?? '')
  for (const file of sources.flatMap(filesOf).sort()) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

/** @param {string} path @returns {string[]} */
function filesOf(path) {
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name))
}

export function isBuildFresh() {
  return existsSync(hashFile) && readFileSync(hashFile, 'utf8') === sourceHash()
}
