import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('../../e2e/', import.meta.url)
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.test.ts'))

test.each(files)('%s asks for accessibility in both languages, which share the looks between them', (file) => {
  const tests = readFileSync(new URL(file, folder), 'utf8').split(/^(?=test)/m)
  const inOne = tests.filter((text) => /^test(\.each\(oneLanguage\b|\()/.test(text))
  expect(inOne.filter((text) => text.includes('expectAccessible(')).map((text) => text.split('\n')[0])).toEqual([])
})
