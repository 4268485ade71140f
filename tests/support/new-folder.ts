import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Calls a function when what a test made is no longer needed: `onTestFinished`, or `afterAll` for a whole file. */
export type AtEnd = (end: () => void | Promise<void>) => void

/** Creates a folder that is deleted after the test. */
export function newFolder(atEnd: AtEnd = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), 'vo2max-'))
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
