import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sources } from '../source-hash.js'

const allowed = readFileSync('.dockerignore', 'utf8').split('\n')

test('a container is built from everything that the build is made from', () => {
  expect(sources.filter((source) => !allowed.includes(`!${source}`))).toEqual([])
})

test('a container and a machine take the same npm', () => {
  const npm = (file: string) => /npm@[\d.]+/.exec(readFileSync(file, 'utf8'))?.[0]
  expect(npm('Containerfile')).toBe('npm@11.19.1')
  expect(npm('docs/deploy/install.sh')).toBe('npm@11.19.1')
})
