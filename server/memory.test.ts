import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

const [rounds, requests] = [5, 1800]

test('requests leave nothing behind in memory', { timeout: 120_000 }, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'vo2max-memory-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const script = join(import.meta.dirname, 'testing/memory-child.ts')
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--expose-gc', '--import', 'tsx', script, dataDir, String(rounds), String(requests)],
    { env: { ...process.env, NODE_ENV: 'production' } },
  )
  const heaps = stdout.trim().split('\n').map(Number)
  expect(heaps).toHaveLength(rounds)
  // the first round fills the caches; keeping a copy of a request's headers would take 600 bytes a request
  const grown = heaps.at(-1)! - heaps[0]!
  expect(grown, `bytes in use after each round: ${heaps.join(', ')}`).toBeLessThan((rounds - 1) * requests * 400)
})
