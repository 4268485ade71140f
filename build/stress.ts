import { spawn, spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'

/** A process that keeps a core busy. It ends when its standard input does, so it never outlives this script. */
const busyLoop = `
  process.stdin.on('end', () => process.exit()).resume()
  const work = () => { for (let turn = 0; turn < 1e7; turn++); setImmediate(work) }
  work()`

/**
 * Runs the tests again and again beside processes that keep every core busy, and stops at the first run that fails.
 * `npm run test:stress -- 5 --project journeys`: how many runs (5 if not said), then what `vitest run` takes.
 */
const [count = '5', ...vitestArgs] = process.argv.slice(2)
for (let core = 0; core < availableParallelism(); core++)
  spawn(process.execPath, ['-e', busyLoop], { stdio: ['pipe', 'ignore', 'ignore'] })

for (let run = 1; run <= Number(count); run++) {
  const start = performance.now()
  const { status, stdout, stderr } = spawnSync('npx', ['vitest', 'run', '--reporter=dot', ...vitestArgs], {
    encoding: 'utf8',
    maxBuffer: Infinity,
  })
  const seconds = Math.round((performance.now() - start) / 1000)
  console.log(`run ${run} of ${count}: ${status === 0 ? 'passed' : 'failed'} in ${seconds} s`)
  if (status !== 0) {
    console.error(stdout + stderr)
    process.exit(1)
  }
}
process.exit()
