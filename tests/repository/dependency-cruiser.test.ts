import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { subfolders } from '#.dependency-cruiser.js'

test.each(Object.entries(subfolders))('every subfolder of %s has a rule', (folder, rows) => {
  const found = readdirSync(join(import.meta.dirname, '../..', folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
  expect(found.sort()).toEqual(Object.keys(rows).sort())
})
