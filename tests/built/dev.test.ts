import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { calculatePath } from '#contract/calculate.ts'
import { exportPaths } from '#contract/records.ts'
import { newFolder } from '../support/new-folder.ts'
import { notSources } from '../support/not-sources.ts'
import { newCalculation } from '../support/server/new-save.ts'
import { startProcess } from '../support/server/server-process.ts'

const root = join(import.meta.dirname, '../..')

/** Copies the sources into a new folder, linked to the same packages. The folder is deleted after the test. */
function projectCopy(): string {
  const copy = newFolder()
  for (const name of readdirSync(root)) {
    if (notSources.includes(name)) continue
    cpSync(join(root, name), join(copy, name), { recursive: true })
  }
  // links each package, not node_modules itself, which also holds caches of tools
  mkdirSync(join(copy, 'node_modules'))
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (/^\.(vite|cache)/.test(name)) continue
    symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name))
  }
  return copy
}

/** Starts the development server on a copy of the sources. */
async function startChangeableSite() {
  const copy = projectCopy()
  const dev = startProcess({ DATA_DIR: join(copy, 'data') }, ['node', 'scripts/dev.js'], copy)
  const url = `http://127.0.0.1:${await dev.port()}`
  /**
   * Returns a function that changes a text in a file, then reads a result. Each poll writes the file again, because a
   * file watcher may merge two close writes into one event.
   */
  function changeIn(file: string, from: string) {
    const source = readFileSync(join(copy, file), 'utf8')
    return async <Result>(to: string, read: () => Promise<Result>) => {
      writeFileSync(join(copy, file), source.replace(from, to))
      return read()
    }
  }
  return { url, health: async () => (await fetch(`${url}/healthz`)).text(), changeIn }
}

test('in development changed code serves the next request', async () => {
  const { health, changeIn } = await startChangeableSite()
  expect(await health()).toBe('{"status":"alive"}')
  const changeStatus = changeIn('server/health.ts', "'alive'")
  await expect.poll(() => changeStatus("'well'", health)).toBe('{"status":"well"}')
})

test('in development an error names its file, until it is mended', async () => {
  const { health, changeIn } = await startChangeableSite()
  const changeStatus = changeIn('server/health.ts', "'alive'")
  await expect.poll(() => changeStatus("'well", health)).toContain('health.ts')
  await expect.poll(() => changeStatus("'well again'", health)).toBe('{"status":"well again"}')
})

test('in development records outlive a change of code', async () => {
  const { url, changeIn } = await startChangeableSite()
  const body = JSON.stringify(newCalculation())
  const headers = { 'Content-Type': 'application/json' }
  const saved = await fetch(url + calculatePath, { method: 'POST', headers, body })
  const cookie = saved.headers.getSetCookie()[0]!.split(';')[0]!
  const changePath = changeIn('contract/records.ts', `'${exportPaths.json}'`)
  const list = () => fetch(`${url}/api/moved`, { headers: { cookie } })
  await expect.poll(() => changePath("'/api/moved'", async () => (await list()).status)).toBe(200)
  expect(await (await list()).json()).toMatchObject([await saved.json()])
})
