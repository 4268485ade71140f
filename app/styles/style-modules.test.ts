import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

test('no two style modules have the same file name, of which their classes are made', () => {
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' })
  const names = files.filter((path) => path.endsWith('.module.css')).map((path) => basename(path))
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
})
