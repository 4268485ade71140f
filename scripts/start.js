// @ts-check
/** `npm start`: builds when a source has changed, then serves from this same process, so that signals reach it. */
await import('./build.js')
await import(/** @type {string} */ ('../build/server/main.js'))
