import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { patience } from '#tests/support/patience.ts'
import { SkippedReporter } from '#tests/support/skipped-reporter.ts'

/** Newer versions of Node have a `localStorage`, which would hide the `localStorage` of the test documents. */
const execArgv = process.allowedNodeEnvironmentFlags.has('--experimental-webstorage')
  ? ['--no-experimental-webstorage']
  : []

const maxWorkers = availableParallelism() + 1

/** Runs the files that need a document last. Vitest ends a worker, with all it loaded, where the environment changes. */
class DocumentsLast extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    const needsDocument = ({ moduleId }: TestSpecification) =>
      readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment')
    return [...sorted.filter((file) => !needsDocument(file)), ...sorted.filter(needsDocument)]
  }
}

/** For tests of the built site. The limits are five times what the slowest run needed on a busy machine. */
const ofBuiltSite = {
  globalSetup: 'tests/support/global-setup.ts',
  testTimeout: 600_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 120_000 * patience, interval: 20 } },
  maxWorkers,
  // after the unit tests, because browsers need all cores
  sequence: { groupOrder: 1 },
}

/**
 * `unit` needs only the sources. `built` tests the built server without a browser, `journeys` the site in Chromium,
 * `engines` in Firefox and WebKit. `faults` tests it while its disk, database, network or clock fails.
 */
export default defineConfig({
  test: {
    reporters: ['default', new SkippedReporter()],
    sequence: { sequencer: DocumentsLast },
    projects: [
      {
        // tests/content/ renders MDX with the site's plugins
        extends: './vite.config.ts',
        test: {
          name: 'unit',
          execArgv,
          include: ['**/*.test.{ts,tsx}'],
          exclude: ['node_modules/**', 'dist/**', 'tests/{built,journeys,engines,faults}/**'],
          // databases and processes can be slow on a busy machine
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 60_000 * patience } },
          // by default vitest leaves one core idle
          maxWorkers: '100%',
          // test files share modules: importing them again for each file took most of the time
          isolate: false,
          setupFiles: 'tests/support/unit-setup.ts',
        },
      },
      { test: { ...ofBuiltSite, name: 'built', include: ['tests/built/*.test.ts'] } },
      // test files share the browser's tabs
      { test: { ...ofBuiltSite, name: 'journeys', include: ['tests/journeys/**/*.test.ts'], isolate: false } },
      { test: { ...ofBuiltSite, name: 'engines', include: ['tests/engines/*.test.ts'] } },
      { test: { ...ofBuiltSite, name: 'faults', include: ['tests/faults/*.test.ts'] } },
    ],
  },
})
