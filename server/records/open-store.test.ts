import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { newSqliteDatabase } from '#tests/support/server/database.ts'
import { jsonLogger } from '../log.ts'
import { openStore } from './open-store.ts'
import { sqlitePath } from './sqlite.ts'

test('a file that is no database is refused in one line', async () => {
  const { env, open } = newSqliteDatabase()
  writeFileSync(sqlitePath(env.DATA_DIR), 'no database'.repeat(100))
  await expect(open()).rejects.toThrow(/^DATA_DIR: file is not a database$/)
})

test('a server that is not there is one clear line, without the password', async () => {
  const url = 'postgres://someone:secret@127.0.0.1:1/vo2max?password=secret'
  await expect(openStore({ DATABASE_URL: url, DATA_DIR: '' }, jsonLogger('silent'))).rejects.toThrow(
    /^DATABASE_URL: connect ECONNREFUSED 127.0.0.1:1$/,
  )
})
