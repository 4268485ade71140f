import { readdirSync, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { newFolder, startProcess } from '../e2e/support/site/server-process.ts'
import { binaries, databases, rowsOf, sqlite, startSite, urlOf, type Database } from './databases.ts'
import { send, startSaving } from './load.ts'

/** Runs an npm script as an operator does. Returns its exit code and its errors. */
async function npm({ env }: Pick<Database, 'env'>, script: string, ...args: string[]) {
  const PATH = [process.env.PATH, ...(binaries ? [binaries] : [])].join(delimiter)
  const command = startProcess({ ...env, PATH }, ['npm', 'run', '--silent', script, '--', ...args])
  const { code } = await command.ended
  return { code, errors: command.printed.errors }
}

describe.each(databases)('%s', (_, isAvailable, newDatabase) => {
  test.skipIf(!isAvailable)('a backup under load has every run saved before it', async () => {
    const [database, other] = [await newDatabase(), await newDatabase()]
    const saving = startSaving(await urlOf(startSite(database)))
    await saving.waitForMore(200)
    const before = await rowsOf(database)
    const backups = `${newFolder()}/backups`
    expect(await npm(database, 'db:backup', backups)).toEqual({ code: 0, errors: '' })
    await saving.waitForMore(50)
    await saving.stop()
    const file = join(backups, readdirSync(backups)[0]!)
    expect(statSync(file).mode & 0o777).toBe(0o600)

    expect(await npm(other, 'db:restore', file)).toEqual({ code: 0, errors: '' })
    const url = await urlOf(startSite(other))
    expect((await send(`${url}/readyz`)).status).toBe(200)
    const restored = await rowsOf(other)
    expect(restored).toEqual(expect.arrayContaining(before))
    expect(restored.length).toBeLessThan((await rowsOf(database)).length)
    expect(await npm(other, 'db:restore', file, '--overwrite')).toEqual({
      code: 1,
      errors: expect.stringMatching(/^.* is in use: stop .* first\n$/),
    })
  })
})

test.each([
  ['db:backup', [], /^usage: npm run db:backup -- <file or folder>\n$/],
  ['db:erase', ['x'], /^there is no record x\n$/],
  ['db:restore', [], /^usage: npm run db:restore -- <file> \[--overwrite\]\n$/],
  ['db:restore', ['/nowhere'], /^there is no \/nowhere\n$/],
  ['db:restore', ['x', '--force'], /^Unknown option '--force'.*\n$/],
])('%s %o is refused in one line', async (script, args, line) =>
  expect(await npm(sqlite(), script, ...args)).toEqual({ code: 1, errors: expect.stringMatching(line) }),
)
