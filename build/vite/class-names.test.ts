import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { shortClassNames } from './class-names.ts'

function folderWith(count: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'class-names-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const file of ['first', 'second'])
    writeFileSync(
      join(folder, `${file}.module.css`),
      Array.from({ length: count }, (_, n) => `.class${n} {}`).join('\n'),
    )
  return folder
}

test('every class of every file has a name of its own, of one or two letters, and no vowels', () => {
  const folder = folderWith(500)
  const nameOf = shortClassNames(folder)
  const names = ['first', 'second'].flatMap((file) =>
    Array.from({ length: 500 }, (_, n) => nameOf(`class${n}`, join(folder, `${file}.module.css?used`))),
  )
  expect(new Set(names).size).toBe(1000)
  for (const name of names) expect(name).toMatch(/^[b-df-hj-np-tv-xz]{1,2}$/i)
})

test('the same sources give the same names', () => {
  const folder = folderWith(3)
  const file = join(folder, 'second.module.css')
  expect(shortClassNames(folder)('class2', file)).toBe(shortClassNames(folder)('class2', file))
})

test('a class that no style module has is an error', () => {
  const folder = folderWith(1)
  expect(() => shortClassNames(folder)('missing', join(folder, 'first.module.css'))).toThrow('.missing')
})
