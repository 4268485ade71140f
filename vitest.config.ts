import { defineConfig } from 'vitest/config'

/** Turns off the `localStorage` of newer Node versions, which would shadow that of the test documents. */
const execArgv = process.allowedNodeEnvironmentFlags.has('--experimental-webstorage')
  ? ['--no-experimental-webstorage']
  : []

/**
 * Test projects: `unit` runs on the sources; `journeys` drives the built site in Chromium; `engines` in Firefox and
 * WebKit; `faults` tests overload, full disks and failing databases.
 */
export default defineConfig({
  test: {
    projects: [
      {
        // for the tests that render the MDX pages
        extends: './vite.config.ts',
        test: {
          name: 'unit',
          execArgv,
          include: ['**/*.test.{ts,tsx}'],
          exclude: ['node_modules/**', 'dist/**', 'tests/{e2e,engines,faults}/**', 'tests/deploy/nginx.test.ts'],
          // databases and processes are slow to start on a busy machine
          testTimeout: 20_000,
          // Vitest leaves one core idle by default
          maxWorkers: '100%',
          // test files share imported modules, whose import takes most of the time
          isolate: false,
          setupFiles: 'tests/unit.setup.ts',
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['tests/e2e/{calculator,pages,server}/*.test.ts', 'tests/deploy/nginx.test.ts'],
          globalSetup: 'tests/e2e/support/set-up.ts',
          // long enough for a busy machine
          testTimeout: 120_000,
          hookTimeout: 90_000,
          expect: { poll: { timeout: 30_000 } },
          maxWorkers: 3,
          // test files share open browsers
          isolate: false,
          // after the unit tests, because browsers need all cores
          sequence: { groupOrder: 1 },
        },
      },
      {
        // runs in each of Firefox and WebKit that is installed
        test: {
          name: 'engines',
          include: ['tests/engines/*.test.ts'],
          globalSetup: 'tests/e2e/support/set-up.ts',
          testTimeout: 120_000,
          hookTimeout: 90_000,
          expect: { poll: { timeout: 30_000, interval: 20 } },
          maxWorkers: 3,
          // in parallel with the journeys, which leave a core idle
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'faults',
          include: ['tests/faults/*.test.ts'],
          globalSetup: 'tests/e2e/support/set-up.ts',
          testTimeout: 120_000,
          hookTimeout: 90_000,
          expect: { poll: { timeout: 30_000 } },
          maxWorkers: 3,
        },
      },
    ],
  },
})
