import { defineConfig } from 'vitest/config'

/** Newer lines of Node have a `localStorage` of their own, which would stand before that of the tests' documents. */
const execArgv = process.allowedNodeEnvironmentFlags.has('--experimental-webstorage')
  ? ['--no-experimental-webstorage']
  : []

/** `unit` needs nothing but the sources; `journeys` drives the built site in a browser; `faults` breaks what it stands on. */
export default defineConfig({
  test: {
    projects: [
      {
        // the tests of the texts render the MDX as the site does
        extends: './vite.config.ts',
        test: {
          name: 'unit',
          execArgv,
          include: ['**/*.test.{ts,tsx}'],
          exclude: ['node_modules/**', 'dist/**', 'tests/{e2e,engines,faults}/**', 'tests/deploy/nginx.test.ts'],
          // databases and processes take their time on a busy machine
          testTimeout: 20_000,
          // by default vitest leaves one core idle, which is half of a machine with two
          maxWorkers: '100%',
          // test files share imported modules: importing them again for each file took most of the time
          isolate: false,
          setupFiles: 'tests/unit.setup.ts',
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['tests/e2e/{calculator,pages,server}/*.test.ts', 'tests/deploy/nginx.test.ts'],
          globalSetup: 'tests/e2e/support/global-setup.ts',
          // ample: a machine that is busy with other things is no defect of the site
          testTimeout: 120_000,
          hookTimeout: 90_000,
          expect: { poll: { timeout: 30_000 } },
          maxWorkers: 3,
          // what one file has opened, the next may use
          isolate: false,
          // after the unit tests: the browsers want the machine for themselves
          sequence: { groupOrder: 1 },
        },
      },
      {
        // what differs by engine, in Firefox and WebKit where they are installed
        test: {
          name: 'engines',
          include: ['tests/engines/*.test.ts'],
          globalSetup: 'tests/e2e/support/global-setup.ts',
          testTimeout: 120_000,
          hookTimeout: 90_000,
          expect: { poll: { timeout: 30_000, interval: 20 } },
          maxWorkers: 3,
          // beside the journeys: a group that waits for another leaves a core idle
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'faults',
          include: ['tests/faults/*.test.ts'],
          globalSetup: 'tests/e2e/support/global-setup.ts',
          testTimeout: 120_000,
          hookTimeout: 90_000,
          expect: { poll: { timeout: 30_000 } },
          maxWorkers: 3,
        },
      },
    ],
  },
})
