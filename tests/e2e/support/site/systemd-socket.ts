import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { expect, onTestFinished } from 'vitest'

/** Does what systemd does with a socket unit: holds the socket, and starts the site again when it has ended. */
const restartLoop = `while :; do sh -c 'LISTEN_FDS=1 LISTEN_PID=$$ exec node dist/server/main.js'; echo "ended with $?"; done`

/** A site on a socket that outlives it; gone after the test. */
export async function startOnSystemdSocket(env: Record<string, string>) {
  const holder = createServer().listen(0, '127.0.0.1')
  await once(holder, 'listening')
  const { port } = holder.address() as AddressInfo
  const { fd } = (holder as unknown as { _handle: { fd: number } })._handle
  const started = spawn('sh', ['-c', restartLoop], {
    env: { ...process.env, NODE_ENV: undefined, VITEST: undefined, ...env },
    stdio: ['ignore', 'pipe', 'pipe', fd],
    // a group of its own, to end both
    detached: true,
  })
  holder.close()
  let output = ''
  let errors = ''
  started.stdout!.on('data', (text: Buffer) => (output += text.toString()))
  started.stderr!.on('data', (text: Buffer) => (errors += text.toString()))
  const ended = once(started, 'close')
  onTestFinished(async () => {
    process.kill(-started.pid!, 'SIGKILL')
    await ended
  })

  const starts = () => [...output.matchAll(/"pid":(\d+),.*Server listening at/g)].map(([, pid]) => Number(pid))
  const startedTimes = (times: number) =>
    expect.poll(() => [starts().length, errors], { interval: 20 }).toEqual([times, ''])
  await startedTimes(1)
  return {
    port,
    output: () => output,
    /** how each site that has ended did end */
    codes: () => [...output.matchAll(/^ended with (\d+)$/gm)].map(([, code]) => Number(code)),
    kill: (signal: NodeJS.Signals) => process.kill(starts().at(-1)!, signal),
    /** what `systemctl restart` does */
    async restart() {
      const times = starts().length
      process.kill(starts().at(-1)!, 'SIGTERM')
      await startedTimes(times + 1)
    },
  }
}
