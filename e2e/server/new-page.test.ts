import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectCopy } from '../support/site/project-copy.ts'
import { startProcess } from '../support/site/server-process.ts'

const script = (file: string, ...words: string[]) => ['node', '--import', 'tsx', file, ...words]

// on a busy machine the build, the types and the checks take minutes
test(
  'a page added as CONTRIBUTING.md says compiles, builds and passes the checks of texts and cards',
  { timeout: 300_000 },
  async () => {
    const copy = projectCopy()
    const run = async (commandLine: string[], env = {}) => {
      const { ended, said } = startProcess(env, commandLine, copy)
      expect(await ended, said.output + said.errors).toEqual({ code: 0, signal: null })
    }
    await run(script('build/new-page.ts', 'trial', '/essai', '/en/trial'))
    await Promise.all([
      run(['npm', 'run', 'typecheck']),
      run(['node_modules/.bin/prettier', '--check', 'i18n', 'build/og-images']),
      // in one worker, as each renders every page
      run(['node_modules/.bin/vitest', 'run', '--project', 'unit', 'content', 'i18n', 'build/og-images'], {
        VITEST_MAX_WORKERS: '1',
      }),
      run(['node', 'build/build.js']),
    ])
    const built = (path: string) => readFileSync(join(copy, 'dist/client', path, 'index.html'), 'utf8')
    expect(built('essai')).toContain('<title>Une nouvelle page à écrire</title>')
    expect(built('en/trial')).toContain('<title>A new page to write</title>')
  },
)

test.each([
  ['an id that is no word', ['Trial', '/essai', '/en/trial'], '<id>: lower-case letters'],
  ['a French address in English', ['trial', '/en/essai', '/en/trial'], '/chemin: '],
  ['an English address without /en', ['trial', '/essai', '/trial'], '/en/path: '],
  ['an id that is taken', ['tools', '/essai', '/en/trial'], 'tools: there is such a page'],
  ['an address that is taken', ['trial', '/outils', '/en/trial'], '/outils: another page'],
])('%s makes no page', async (_case, words, fault) => {
  const { ended, said } = startProcess({}, script('build/new-page.ts', ...words))
  expect(await ended).toEqual({ code: 1, signal: null })
  expect(said.errors).toContain(fault)
})
