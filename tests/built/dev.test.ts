import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { calculatePath, calculationOf } from '#contract/calculate.ts'
import { exportPaths } from '#contract/records.ts'
import { defaultRun } from '#domain/protocols/cooper-run.ts'
import { newFolder, startProcess } from '../support/server/server-process.ts'

const root = join(import.meta.dirname, '../..')
const notSources = ['.git', '.react-router', 'dist', 'data', 'node_modules']

/** Copies the sources into a new folder, linked to the same packages. The folder is deleted after the test. */
function projectCopy(): string {
  const copy = newFolder()
  for (const name of readdirSync(root).filter((name) => !notSources.includes(name))) {
    cpSync(join(root, name), join(copy, name), { recursive: true })
  }
  // links each package, not node_modules itself, which also holds caches of tools
  mkdirSync(join(copy, 'node_modules'))
  for (const name of readdirSync(join(root, 'node_modules')).filter((name) => !/^\.(vite|cache)/.test(name))) {
    symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name))
  }
  return copy
}

test('in development changed code serves the next request, and records stay', async () => {
  const copy = projectCopy()
  const dev = startProcess({ DATA_DIR: join(copy, 'data') }, ['node', 'scripts/dev.js'], copy)
  const url = `http://127.0.0.1:${await dev.port()}`
  const saved = await fetch(url + calculatePath, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(calculationOf(defaultRun)),
  })
  expect(saved.status).toBe(201)
  const cookie = saved.headers.getSetCookie()[0]!.split(';')[0]!
  const health = async () => (await fetch(`${url}/healthz`)).text()
  /**
   * Returns a function that changes a text in a file, then reads a result. Each poll writes the file again, because a
   * file watcher may merge two close writes into one event.
   */
  const changeIn = (file: string, from: string) => {
    const text = readFileSync(join(copy, file), 'utf8')
    return async <Result>(to: string, read: () => Promise<Result>) => {
      writeFileSync(join(copy, file), text.replace(from, to))
      return read()
    }
  }

  expect(await health()).toBe('{"status":"alive"}')
  const changeStatus = changeIn('server/health.ts', "'alive'")
  await expect.poll(() => changeStatus("'well'", health)).toBe('{"status":"well"}')
  await expect.poll(() => changeStatus("'well", health)).toContain('health.ts')
  await expect.poll(() => changeStatus("'well again'", health)).toBe('{"status":"well again"}')
  const changePath = changeIn('contract/records.ts', `'${exportPaths.json}'`)
  const list = () => fetch(`${url}/api/moved`, { headers: { cookie } })
  await expect.poll(() => changePath("'/api/moved'", async () => (await list()).status)).toBe(200)
  expect(await (await list()).json()).toMatchObject([defaultRun])
})
