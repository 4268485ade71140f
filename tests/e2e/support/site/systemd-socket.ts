import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { expect, onTestFinished } from 'vitest'

/** Imitates a socket unit of systemd: starts the site on an inherited socket, again each time it ends. */
const restartLoop = `while :; do sh -c 'LISTEN_FDS=1 LISTEN_PID=$$ exec node dist/server/main.js'; echo "ended with $?"; done`

/** Starts the site on a socket that outlives it, and ends both after the test. */
export async function startOnSystemdSocket(env: Record<string, string>) {
  const listener = createServer().listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const { port } = listener.address() as AddressInfo
  const { fd } = (listener as unknown as { _handle: { fd: number } })._handle
  const started = spawn('sh', ['-c', restartLoop], {
    env: { ...process.env, NODE_ENV: undefined, VITEST: undefined, ...env },
    stdio: ['ignore', 'pipe', 'pipe', fd],
    // a process group, so that one signal ends the loop and the site
    detached: true,
  })
  listener.close()
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
  const waitForStarts = (times: number) =>
    expect.poll(() => [starts().length, errors], { interval: 20 }).toEqual([times, ''])
  await waitForStarts(1)
  return {
    port,
    output: () => output,
    /** the exit codes of the sites that have ended, in order */
    exitCodes: () => [...output.matchAll(/^ended with (\d+)$/gm)].map(([, code]) => Number(code)),
    kill: (signal: NodeJS.Signals) => process.kill(starts().at(-1)!, signal),
    /** stops the site as `systemctl restart` does, and waits for the next start */
    async restart() {
      const times = starts().length
      process.kill(starts().at(-1)!, 'SIGTERM')
      await waitForStarts(times + 1)
    },
  }
}
