import { fileURLToPath } from 'node:url'
import { start } from './start.ts'

await start(fileURLToPath(new URL('../files/', import.meta.url)))
