import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

test('every test that docs/security.md names is there', () => {
  const named = [...read('docs/security.md').matchAll(/`([\w/.-]+\.test\.ts)`: (.+?)(?=<br>| \|)/g)]
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter(([, file, name]) => !read(file!).includes(name!)).map(([whole]) => whole)).toEqual([])
})
