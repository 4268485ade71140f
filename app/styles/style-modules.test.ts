import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

test('style modules have unique file names, which generated class names contain', () => {
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' })
  const names = files.filter((path) => path.endsWith('.module.css')).map((path) => basename(path))
  expect(names.length).toBeGreaterThan(0)
  expect(names).toEqual([...new Set(names)])
})
