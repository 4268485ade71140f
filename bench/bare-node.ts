import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../server/testing/connection.ts'
import type { Answer } from './answer.ts'
import { pinned } from './machine.ts'
import { start, type Running } from './site.ts'

/** Node's HTTP server that sends one answer of ours and looks at nothing: the most that could be gained. */
export async function startBareNode({ body, headers }: Answer): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'vo2max-bench-node-'))
  const port = await freePort()
  const made = ['connection', 'date', 'keep-alive']
  const head = [...headers].filter(([name]) => !made.includes(name)).flat()
  writeFileSync(join(folder, 'page'), body)
  writeFileSync(join(folder, 'head.json'), JSON.stringify(head))
  const program = fileURLToPath(new URL('bare-node-process.js', import.meta.url))
  return start(pinned('server', process.execPath, program, folder, `${port}`), {
    folder,
    url: `http://127.0.0.1:${port}`,
    readyPath: '/',
  })
}
