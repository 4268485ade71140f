// @ts-check
/** Builds the site. With `--if-stale`, builds only if a source has changed. */
import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { hashFile, isBuildFresh, sourceHash } from './source-hash.js'

const ifStale = process.argv.includes('--if-stale')

if (!ifStale || !isBuildFresh('.')) {
  const hash = sourceHash('.')
  rmSync('dist', { recursive: true, force: true })
  runNode('node_modules/@react-router/dev/bin.js', 'build', '--logLevel', 'warn')
  runNode('node_modules/tsx/dist/cli.mjs', 'scripts/postbuild.ts')
  writeFileSync(hashFile, hash)
}

/** @param {...string} commandLine */
function runNode(...commandLine) {
  const env = { ...process.env, NODE_ENV: 'production' }
  const { status, error } = spawnSync(process.execPath, commandLine, { stdio: 'inherit', env })
  if (error) throw error
  if (status !== 0) process.exit(status ?? 1)
}
