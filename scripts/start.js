// @ts-check
/** `npm start` builds the site, then serves it from the same process, so that signals reach the server. */
await import('./build.js')
await import(/** @type {string} */ ('../dist/server/main.js'))
