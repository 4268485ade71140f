// @ts-check
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Files and folders that the build depends on. Test files in them do not count. */
export const sources = [
  ...['api', 'app', 'content', 'domain', 'i18n', 'public', 'scripts', 'server', 'service-worker', 'vite'],
  ...['operator.config.ts', 'react-router.config.ts', 'vite.config.ts', 'package.json', 'package-lock.json'],
]

/** File in which the build stores the hash of its sources. */
export const hashFile = 'dist/stamp'

/** Returns a hash of the sources and of SITE_URL, which pages contain. */
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

/** Whether the sources are unchanged since the last build. */
export function isBuildFresh() {
  return existsSync(hashFile) && readFileSync(hashFile, 'utf8') === sourceHash()
}
