// @ts-check
import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { isBuildFresh, sourceStamp, stampFile } from './source-stamp.js'

/** Builds the site; with --if-stale only when a source has changed since the last build. */
if (!process.argv.includes('--if-stale') || !isBuildFresh()) {
  const stamp = sourceStamp()
  rmSync('build', { recursive: true, force: true })
  run('node_modules/@react-router/dev/bin.js', 'build')
  run('node_modules/tsx/dist/cli.mjs', 'scripts/pack.ts')
  writeFileSync(stampFile, stamp)
}

/** @param {...string} commandLine */
function run(...commandLine) {
  const { status, error } = spawnSync(process.execPath, commandLine, {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (error) throw error
  if (status !== 0) process.exit(status ?? 1)
}
