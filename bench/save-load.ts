import autocannon, { type Options } from 'autocannon'
import { report, stayAwake } from './load-process.ts'

/** Sends a number of requests, each connection one after the other, and prints what came back. */
const options = JSON.parse(process.argv[2]!) as Options

stayAwake()
const milliseconds: number[] = []
const statuses: Record<number, number> = {}
const start = performance.now()
let last = start
const run = autocannon({ ...options, sampleInt: 100 })
run.on('response', (_client, status, _bytes, duration) => {
  milliseconds.push(duration)
  statuses[status] = (statuses[status] ?? 0) + 1
  last = performance.now()
})
const { errors, timeouts } = await run
if (errors + timeouts > 0) throw new Error(`${errors + timeouts} requests without an answer`)
report({ milliseconds, statuses, seconds: (last - start) / 1000 })
