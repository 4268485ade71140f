// @ts-check
import { spawn } from 'node:child_process'

/**
 * `npm test`: first the checks of the sources, side by side because each uses one core, then the tests in the order of
 * vitest.config.ts, without the faults, which wait for time limits. What is said after `--` goes to vitest.
 */
const checks = await Promise.all([
  run('npm', 'run', '--silent', 'lint'),
  run('npm', 'run', '--silent', 'typecheck'),
  run('node', 'scripts/build.js', '--if-stale'),
])
const failed = checks.find((status) => status !== 0)
process.exitCode = failed ?? (await run('npx', 'vitest', 'run', '--project', '!faults', ...process.argv.slice(2)))

/** @param {string} program @param {...string} args @returns {Promise<number>} its exit status */
function run(program, ...args) {
  return new Promise((resolve, reject) => {
    spawn(program, args, { stdio: 'inherit' })
      .on('error', reject)
      .on('close', (status) => resolve(status ?? 1))
  })
}
