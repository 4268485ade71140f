// @ts-check
/**
 * `npm test` runs the checks of the sources and the build in parallel, because each uses one core. Then it runs the
 * unit tests and the journeys. Arguments after `--` go to vitest.
 */
import { spawn } from 'node:child_process'

const checks = await Promise.all([
  run('npm', 'run', '--silent', 'lint'),
  run('npm', 'run', '--silent', 'typecheck'),
  run('node', 'scripts/build.js', '--if-stale'),
])
const failed = checks.find((status) => status !== 0)
const projects = ['--project', 'unit', '--project', 'journeys']
process.exitCode = failed ?? (await run('npx', 'vitest', 'run', ...projects, ...process.argv.slice(2)))

/** @param {string} program @param {...string} args @returns {Promise<number>} the exit status */
function run(program, ...args) {
  return new Promise((resolve, reject) => {
    spawn(program, args, { stdio: 'inherit' })
      .on('error', reject)
      .on('close', (status) => resolve(status ?? 1))
  })
}
