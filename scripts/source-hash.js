// @ts-check
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

/**
 * The files and folders from which the site is built; scripts/build.js skips the build while their hash is unchanged.
 */
export const sourcePaths = [
  ...['app', 'content', 'contract', 'domain', 'i18n', 'public', 'scripts', 'server'],
  ...['operator.config.ts', 'react-router.config.ts', 'vite.config.ts', 'package.json', 'package-lock.json'],
]

/** Where a build saves the hash of its sources. */
export const hashFile = 'dist/source-hash'

/**
 * Returns a hash of the sources, except tests, and of SITE_URL, which is part of the pages.
 * @param {string} root the project's folder
 */
export function sourceHash(root) {
  const hash = createHash('sha256').update(process.env.SITE_URL ?? '')
  for (const file of sourcePaths.flatMap((path) => filesOf(join(root, path))).sort())
    hash.update(relative(root, file)).update(readFileSync(file))
  return hash.digest('hex')
}

/** @param {string} path @returns {string[]} */
function filesOf(path) {
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name))
}

/** Whether no source has changed since the last build. @param {string} root the project's folder */
export function isBuildFresh(root) {
  const file = join(root, hashFile)
  return existsSync(file) && readFileSync(file, 'utf8') === sourceHash(root)
}
