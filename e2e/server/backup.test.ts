import { readdirSync, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { calculatePath, calculationOf, runRecordOf, type SavedCalculation } from '../../contract/calculate.ts'
import { exportPaths } from '../../contract/records.ts'
import { postgresBinaries, startPostgres } from '../../server/testing/postgres.ts'
import { newFolder, startProcess } from '../support/site/server-process.ts'

const body = JSON.stringify(calculationOf(runRecordOf({ age: 30, gender: 'homme', weight: 70, distance: 2400 })))
const binaries = postgresBinaries()

type Place = Record<'DATA_DIR' | 'DATABASE_URL', string>

/** Two databases of the same kind: a site's, and an empty one to restore to. */
const kinds: [string, boolean, () => Promise<[Place, Place]>][] = [
  ['SQLite', true, async () => [sqlite(), sqlite()]],
  ['PostgreSQL', Boolean(binaries), twoOnPostgres],
]

const sqlite = () => ({ DATA_DIR: newFolder(), DATABASE_URL: '' })

async function twoOnPostgres(): Promise<[Place, Place]> {
  const server = await startPostgres(binaries!)
  onTestFinished(() => server.stop())
  const place = async () => ({ DATA_DIR: newFolder(), DATABASE_URL: await server.newDatabase() })
  return [await place(), await place()]
}

const startSite = (place: Place) => startProcess({ ...place, RATE_LIMIT_MAX: '1000000' })
const urlOf = async (site: ReturnType<typeof startProcess>) => `http://127.0.0.1:${await site.port()}`

/** Runs an npm script as an operator does, and answers what it printed and how it ended. */
async function npm(place: Place, script: string, ...words: string[]) {
  const PATH = [process.env.PATH, ...(binaries ? [binaries] : [])].join(delimiter)
  const command = startProcess({ ...place, PATH }, ['npm', 'run', '--silent', script, '--', ...words])
  const { code } = await command.ended
  return { code, output: command.said.output, errors: command.said.errors }
}

/** Several visitors who save run after run; `acknowledged` are those that were answered 201, by their visitor's cookie. */
function startSaving(url: string) {
  const acknowledged = new Map<string, string[]>()
  let stopped = false
  let saves = 0
  const waiting: { saves: number; resolve: () => void }[] = []
  async function saveForEver() {
    let cookie = ''
    while (!stopped) {
      const headers = { 'Content-Type': 'application/json', ...(cookie && { cookie }) }
      const answer = await fetch(url + calculatePath, { method: 'POST', headers, body })
      if (answer.status !== 201) throw new Error(`a save was answered ${answer.status}`)
      cookie = answer.headers.get('set-cookie')!.split(';')[0]!
      const { id } = (await answer.json()) as SavedCalculation
      acknowledged.set(cookie, [...(acknowledged.get(cookie) ?? []), id])
      saves++
      for (const one of waiting) if (saves >= one.saves) one.resolve()
    }
  }
  const ended = Promise.all(Array.from({ length: 8 }, saveForEver))
  return {
    acknowledged: () => structuredClone(acknowledged),
    /** resolves after so many saves more */
    more: (count: number) =>
      Promise.race([new Promise<void>((resolve) => waiting.push({ saves: saves + count, resolve })), ended]),
    async stop() {
      stopped = true
      await ended
    },
  }
}

async function exportOf(url: string, cookie: string): Promise<string> {
  return (await fetch(url + exportPaths.json, { headers: { cookie } })).text()
}

describe.each(kinds)('%s', (_, isHere, newPlaces) => {
  test.skipIf(!isHere)(
    'a site that saves is backed up, and every run acknowledged before is in the site it is restored to',
    async () => {
      const [place, other] = await newPlaces()
      const site = startSite(place)
      const saving = startSaving(await urlOf(site))
      await saving.more(200)

      const before = saving.acknowledged()
      const backups = newFolder()
      const { code, errors } = await npm(place, 'db:backup', backups)
      expect({ code, errors }).toEqual({ code: 0, errors: '' })
      await saving.more(50)
      await saving.stop()
      const [name] = readdirSync(backups)
      const file = join(backups, name!)
      expect(statSync(file).mode & 0o777).toBe(0o600)

      const restored = await npm(other, 'db:restore', file)
      expect(restored).toMatchObject({ code: 0, errors: '' })
      const url = await urlOf(startSite(other))
      expect((await fetch(`${url}/readyz`)).status).toBe(200)
      for (const [cookie, ids] of before) {
        const records = await exportOf(url, cookie)
        expect(ids.filter((id) => !records.includes(id))).toEqual([])
      }
      const told = JSON.parse(restored.output) as { records: number }
      const count = (runs: Map<string, string[]>) => [...runs.values()].flat().length
      expect(told.records).toBeGreaterThanOrEqual(count(before))
      expect(told.records).toBeLessThan(count(saving.acknowledged()))
    },
  )

  test.skipIf(!isHere)('a site that runs is not restored to', async () => {
    const [place] = await newPlaces()
    const site = startSite(place)
    const url = await urlOf(site)
    const file = join(newFolder(), 'backup')
    expect(await npm(place, 'db:backup', file)).toMatchObject({ code: 0, errors: '' })
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
    const { code, errors } = await npm(place, 'db:restore', file, '--overwrite')
    expect({ code, errors }).toEqual({ code: 1, errors: expect.stringMatching(/^.* is in use: stop .* first\n$/) })
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
  })
})

test.each([
  ['db:backup', [], /^usage: npm run db:backup -- <file or folder>/],
  ['db:backup', ['x', 'y'], /^usage: npm run db:backup -- <file or folder>/],
  ['db:restore', [], /^usage: npm run db:restore -- <file> \[--overwrite\]/],
  ['db:restore', ['/nowhere'], /^there is no \/nowhere\n$/],
  ['db:restore', ['x', '--force'], /^Unknown option '--force'/],
])('%s %o is refused in one line', async (script, words, line) => {
  const { code, errors } = await npm(sqlite(), script, ...words)
  expect(code).toBe(1)
  expect(errors).toMatch(line)
  expect(errors.trim().split('\n')).toHaveLength(1)
})
