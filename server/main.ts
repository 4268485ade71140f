import { fileURLToPath } from 'node:url'

// libraries look at it while they load: React's development build takes three times as long to render a page
process.env.NODE_ENV = 'production'

const { start } = await import('./start.ts')
await start(fileURLToPath(new URL('../files/', import.meta.url)))
