import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { newFolder } from './server-process.ts'

const root = join(import.meta.dirname, '../../..')
const notSources = ['.git', '.react-router', 'dist', 'data', 'node_modules']

/** The sources in a folder of their own, with this tree's packages, to be changed as one likes; gone after the test. */
export function projectCopy(): string {
  const copy = newFolder()
  for (const name of readdirSync(root).filter((name) => !notSources.includes(name))) {
    cpSync(join(root, name), join(copy, name), { recursive: true })
  }
  // links to the packages and not to their folder, in which tools keep caches
  mkdirSync(join(copy, 'node_modules'))
  for (const name of readdirSync(join(root, 'node_modules')).filter((name) => !/^\.(vite|cache)/.test(name))) {
    symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name))
  }
  return copy
}
