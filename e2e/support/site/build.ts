import { execFileSync } from 'node:child_process'

/** Before any test of the built site: builds it if a source has changed. */
export default function setUp(): void {
  // vite.config leaves the site's own plugins out where it sees VITEST
  execFileSync(process.execPath, ['build/build.js', '--if-stale'], {
    stdio: 'inherit',
    env: { ...process.env, VITEST: undefined },
  })
}
