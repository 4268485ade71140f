import { execFileSync } from 'node:child_process'
import { findChromium } from './browser.ts'

/** Before any journey: there is a browser, and the build is that of the sources. */
export default function setUp(): void {
  findChromium()
  // vite.config leaves the site's own plugins out where it sees VITEST
  execFileSync(process.execPath, ['scripts/build.js', '--if-stale'], {
    stdio: 'inherit',
    env: { ...process.env, VITEST: undefined },
  })
}
