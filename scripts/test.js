// @ts-check
import { spawn } from 'node:child_process'

/**
 * `npm test`: lints, checks types and builds in parallel, because each uses one core. Then runs the test projects of
 * vitest.config.ts except `faults`, which is slow. Arguments after `--` go to Vitest.
 */
const checks = await Promise.all([
  run('npm', 'run', '--silent', 'lint'),
  run('npm', 'run', '--silent', 'typecheck'),
  run('node', 'scripts/build.js', '--if-stale'),
])
const failed = checks.find((status) => status !== 0)
process.exitCode = failed ?? (await run('npx', 'vitest', 'run', '--project', '!faults', ...process.argv.slice(2)))

/** @param {string} program @param {...string} args @returns {Promise<number>} the exit status */
function run(program, ...args) {
  return new Promise((resolve, reject) => {
    spawn(program, args, { stdio: 'inherit' })
      .on('error', reject)
      .on('close', (status) => resolve(status ?? 1))
  })
}
