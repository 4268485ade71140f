// @ts-check
import { readFileSync } from 'node:fs'

/** `npm start`: builds if a source has changed, then runs the server in this process, so that it receives signals. */
await import('./build.js')

const placeholders = JSON.parse(readFileSync('dist/placeholders.json', 'utf8'))
if (placeholders.length) {
  console.warn(`operator.config.ts: still to be completed: ${placeholders.join(', ')}`)
}

await import(/** @type {string} */ ('../dist/server/main.js'))
