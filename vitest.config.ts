import { defineConfig } from 'vitest/config'

/** Newer versions of Node have a `localStorage`, which would hide the `localStorage` of the test documents. */
const execArgv = process.allowedNodeEnvironmentFlags.has('--experimental-webstorage')
  ? ['--no-experimental-webstorage']
  : []

/**
 * `unit` needs only the sources. `journeys` tests the built site in Chromium, `engines` in Firefox and WebKit. `faults`
 * tests it while its disk, database, network or clock fails.
 */
export default defineConfig({
  test: {
    projects: [
      {
        // tests/content/ renders MDX with the site's plugins
        extends: './vite.config.ts',
        test: {
          name: 'unit',
          execArgv,
          include: ['**/*.test.{ts,tsx}'],
          exclude: ['node_modules/**', 'dist/**', 'tests/{journeys,engines,faults}/**'],
          // databases and processes can be slow on a busy machine
          testTimeout: 20_000,
          // by default vitest leaves one core idle
          maxWorkers: '100%',
          // test files share modules: importing them again for each file took most of the time
          isolate: false,
          setupFiles: 'tests/unit.setup.ts',
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['tests/journeys/{calculator,pages,server}/*.test.ts'],
          globalSetup: 'tests/journeys/support/global-setup.ts',
          // long, so that a busy machine fails no test
          testTimeout: 120_000,
          hookTimeout: 90_000,
          expect: { poll: { timeout: 30_000 } },
          maxWorkers: 3,
          // test files share the browser's tabs
          isolate: false,
          // runs after the unit tests, because browsers need all cores
          sequence: { groupOrder: 1 },
        },
      },
      {
        // skips an engine that is not installed
        test: {
          name: 'engines',
          include: ['tests/engines/*.test.ts'],
          globalSetup: 'tests/journeys/support/global-setup.ts',
          testTimeout: 120_000,
          hookTimeout: 90_000,
          expect: { poll: { timeout: 30_000, interval: 20 } },
          maxWorkers: 3,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['tests/faults/*.test.ts'],
          globalSetup: 'tests/journeys/support/global-setup.ts',
          testTimeout: 120_000,
          hookTimeout: 90_000,
          expect: { poll: { timeout: 30_000 } },
          maxWorkers: 3,
        },
      },
    ],
  },
})
