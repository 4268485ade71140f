import { spawn, spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'

/**
 * Runs the tests again and again beside processes that keep every core busy, and stops at the first run that fails.
 * `npm run test:stress -- 5 --project journeys`: how many runs (5 if not said), then what `vitest run` takes.
 */
const [count = '5', ...chosen] = process.argv.slice(2)
const busy = Array.from({ length: availableParallelism() }, () =>
  spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
)
process.on('exit', () => busy.forEach((one) => one.kill('SIGKILL')))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))

for (let run = 1; run <= Number(count); run++) {
  const start = performance.now()
  const { status, stdout, stderr } = spawnSync('npx', ['vitest', 'run', '--reporter=dot', ...chosen], {
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
