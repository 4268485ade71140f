// @ts-check
/** Builds the site. With `--if-stale`, builds only if a source has changed. */
import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { isBuildFresh, sourceHash, hashFile } from './source-hash.js'

const ifStale = process.argv.includes('--if-stale')

if (!ifStale || !isBuildFresh()) {
  const hash = sourceHash()
  rmSync('dist', { recursive: true, force: true })
  run('node_modules/@react-router/dev/bin.js', 'build', '--logLevel', 'warn')
  run('node_modules/tsx/dist/cli.mjs', 'scripts/postbuild.ts')
  writeFileSync(hashFile, hash)
}

/** @param {...string} commandLine */
function run(...commandLine) {
  const { status, error, stderr } = spawnSync(process.execPath, commandLine, {
    stdio: ['inherit', 'inherit', 'pipe'],
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (error) throw error
  if (stderr) process.stderr.write(withoutKnownWarning(stderr))
  if (status !== 0) process.exit(status ?? 1)
}

/** Removes a warning about an option of Vite 7 that React Router 7 passes to Vite 8. @param {string} text */
function withoutKnownWarning(text) {
  return text.replace(/^.*The `envFile` option is deprecated.*\n/gm, '')
}
