import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { patience } from '#tests/support/patience.ts'
import { SkippedReporter } from '#tests/support/skipped-reporter.ts'

/** Newer versions of Node have a `localStorage`, which would hide the `localStorage` of the test documents. */
const execArgv = process.allowedNodeEnvironmentFlags.has('--experimental-webstorage')
  ? ['--no-experimental-webstorage']
  : []

const maxWorkers = availableParallelism() + 1

/** For tests that need only the sources. */
const ofSources = {
  // databases and processes can be slow on a busy machine
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 60_000 * patience } },
  // by default vitest leaves one core idle
  maxWorkers: '100%',
  // a file that imports its modules again is slow: isolated, `unit` takes 78 s and `app` 45 s, instead of 31 s together
  isolate: false,
  setupFiles: 'tests/support/unit-setup.ts',
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

/** The tests that need a document: those of `app/`, but not of what runs on the server there. */
const inDocument = 'app/**/!(*.server).test.{ts,tsx}'

/**
 * `unit` and `app` need only the sources; `app` has a document. `built` tests the built server without a browser,
 * `journeys` the site in Chromium, `engines` in Firefox and WebKit. `faults` tests it while its disk, database, network
 * or clock fails.
 */
export default defineConfig({
  test: {
    reporters: ['default', new SkippedReporter()],
    projects: [
      {
        // tests/content/ renders MDX with the site's plugins
        extends: './vite.config.ts',
        test: {
          ...ofSources,
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: ['node_modules/**', 'dist/**', inDocument, 'tests/{built,journeys,engines,faults}/**'],
        },
      },
      {
        extends: './vite.config.ts',
        test: { ...ofSources, name: 'app', include: [inDocument], environment: 'happy-dom', execArgv },
      },
      { test: { ...ofBuiltSite, name: 'built', include: ['tests/built/*.test.ts'] } },
      // test files share the browser's tabs
      { test: { ...ofBuiltSite, name: 'journeys', include: ['tests/journeys/**/*.test.ts'], isolate: false } },
      { test: { ...ofBuiltSite, name: 'engines', include: ['tests/engines/*.test.ts'] } },
      { test: { ...ofBuiltSite, name: 'faults', include: ['tests/faults/*.test.ts'] } },
    ],
  },
})
