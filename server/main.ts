import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { start } from './start.ts'

// what is no longer used is collected once the heap has grown by half, and not up to four times: docs/performance.md
setFlagsFromString('--heap-growing-percent=50')

await start(fileURLToPath(new URL('../files/', import.meta.url)))
