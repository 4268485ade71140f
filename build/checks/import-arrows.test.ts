import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { rooms } from './import-arrows.js'

test.each(Object.entries(rooms))('every room of %s has its row', (folder, rows) => {
  const found = readdirSync(join(import.meta.dirname, '../..', folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
    .map(({ name }) => name)
  expect(found.sort()).toEqual(Object.keys(rows).sort())
})
