// @ts-check
import { spawn } from 'node:child_process'

/**
 * `npm test`: first what reads the sources, side by side because each uses one core, then the tests in the order of
 * vitest.config.ts. What is said after `--` goes to vitest.
 */
const readSources = await Promise.all([
  run('npm', 'run', '--silent', 'lint'),
  run('npm', 'run', '--silent', 'typecheck'),
  run('node', 'scripts/build.js', '--if-stale'),
])
const failed = readSources.find((status) => status !== 0)
process.exitCode = failed ?? (await run('npx', 'vitest', 'run', ...process.argv.slice(2)))

/** @param {string} program @param {...string} words @returns {Promise<number>} its exit status */
function run(program, ...words) {
  return new Promise((resolve, reject) => {
    spawn(program, words, { stdio: 'inherit' })
      .on('error', reject)
      .on('close', (status) => resolve(status ?? 1))
  })
}
