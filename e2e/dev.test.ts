import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { calculatePath, calculationOf } from '../contract/calculation.ts'
import { recordsPath } from '../contract/records.ts'
import { defaultRun } from '../domain/cooper-run.ts'
import { projectCopy } from './support/project-copy.ts'
import { startProcess } from './support/server-process.ts'

test('in development a change of the server’s code takes effect on the next request, and records stay', async () => {
  const copy = projectCopy()
  const dev = startProcess({ DATA_DIR: join(copy, 'data') }, ['node', '--import', 'tsx', 'scripts/dev.ts'], copy)
  const url = `http://127.0.0.1:${await dev.port()}`
  const saved = await fetch(url + calculatePath, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(calculationOf(defaultRun)),
  })
  expect(saved.status).toBe(201)
  const cookie = saved.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const health = async () => (await fetch(`${url}/healthz`)).text()
  const change = (file: string, from: string, to: string) => {
    const text = readFileSync(join(copy, file), 'utf8')
    writeFileSync(join(copy, file), text.replace(from, to))
  }

  expect(await health()).toBe('{"status":"alive"}')
  change('server/routes/health.ts', "'alive'", "'well'")
  await expect.poll(health).toBe('{"status":"well"}')
  change('server/routes/health.ts', "'well'", "'well")
  await expect.poll(health).toContain('health.ts')
  change('server/routes/health.ts', "'well", "'well again'")
  await expect.poll(health).toBe('{"status":"well again"}')
  change('contract/records.ts', `'${recordsPath}'`, "'/api/moved'")
  const list = () => fetch(`${url}/api/moved`, { headers: { cookie } })
  await expect.poll(async () => (await list()).status).toBe(200)
  expect(await (await list()).json()).toMatchObject({ calculations: [{ distance: defaultRun.distance }] })
})
