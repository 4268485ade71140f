import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sources } from '../source-hash.js'

const allowed = readFileSync('.dockerignore', 'utf8').split('\n')

test('a container is built from everything that the build is made from', () => {
  expect(sources.filter((source) => !allowed.includes(`!${source}`))).toEqual([])
})

test('nothing that may hold a secret reaches the build of a container', () => {
  expect(allowed[1]).toBe('*')
  expect(allowed.filter((line) => /^!(\.env|data|dist|node_modules|docs$|\.git)/.test(line))).toEqual([])
})

test('a container and a machine take the same npm', () => {
  const npm = (file: string) => /npm@[\d.]+/.exec(readFileSync(file, 'utf8'))?.[0]
  expect(npm('Containerfile')).toBe('npm@11.19.1')
  expect(npm('docs/deploy/install.sh')).toBe('npm@11.19.1')
})

test('a container has each package that the build of the server leaves outside', () => {
  const outside = /external: \[([^\]]*)\]/.exec(readFileSync('vite.config.ts', 'utf8'))?.[1]
  // pg asks for pg-native only where somebody has installed it
  expect(outside).toBe("'@photostructure/sqlite', 'pg-native'")
  const copied = [...readFileSync('Containerfile', 'utf8').matchAll(/^COPY .* node_modules\/(\S+)$/gm)]
  expect(copied.map(([, name]) => name)).toEqual(['@photostructure/sqlite', 'node-gyp-build'])
})
