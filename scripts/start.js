// @ts-check
/** `npm start` builds the site, then serves it from the same process, so that signals reach the server. */
import { readFileSync } from 'node:fs'

await import('./build.js')

const placeholders = JSON.parse(readFileSync('dist/placeholders.json', 'utf8'))
if (placeholders.length) {
  console.warn(`operator.config.ts: still to be completed: ${placeholders.join(', ')}`)
}

await import(/** @type {string} */ ('../dist/server/main.js'))
