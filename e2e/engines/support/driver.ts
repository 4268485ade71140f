import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { vi } from 'vitest'
import { childrenOf } from '../../../server/testing/processes.ts'

/**
 * A command of WebDriver (https://www.w3.org/TR/webdriver2/) as a driver takes it over HTTP, with the name that Firefox's
 * own Marionette has for it: Debian has no geckodriver, which only translates the one into the other.
 */
export interface Command {
  http: `${'GET' | 'POST' | 'DELETE'} /${string}`
  marionette: string
  parameters?: object
}

/** A browser with one window, or throws what the driver says went wrong. */
export interface Driver {
  send(command: Command): Promise<unknown>
  stop(): Promise<void>
}

/** Starts a driver that speaks HTTP, and its browser. */
export async function startHttpDriver(
  program: string,
  capabilities: object,
  env: Record<string, string> = {},
): Promise<Driver> {
  const port = await freePort()
  const server = spawn(program, [`--port=${port}`], { env: { ...process.env, ...env }, stdio: 'ignore' })
  const ask = async (method: string, path: string, parameters?: object) => {
    const body = method === 'POST' ? JSON.stringify(parameters ?? {}) : null
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, body })
    const { value } = (await answer.json()) as { value: { error: string; message: string } }
    if (!answer.ok) throw new Error(`${method} ${path.split('/').slice(3).join('/')}: ${value.error}: ${value.message}`)
    return value as unknown
  }
  await vi.waitFor(() => ask('GET', '/status'), { timeout: 30_000, interval: 20 })
  const { sessionId, capabilities: given } = (await ask('POST', '/session', {
    capabilities: { alwaysMatch: capabilities },
  })) as { sessionId: string; capabilities: { 'goog:processID'?: number } }
  const id = given['goog:processID']
  // Debian's program is a script that starts the browser
  const browser = id ? [id, ...childrenOf(id)] : []
  return {
    send({ http, parameters }) {
      const [method = '', path = ''] = http.split(' ')
      return ask(method, `/session/${sessionId}${path}`, parameters)
    },
    async stop() {
      await ask('DELETE', `/session/${sessionId}`)
      await ended(server)
      // chromedriver may end before its browser has
      browser.forEach(endAtOnce)
    },
  }
}

function endAtOnce(id: number): void {
  try {
    process.kill(id, 'SIGKILL')
  } catch {
    // it has ended
  }
}

/** Asks a process to end, and waits until it has. */
export async function ended(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return
  const exited = once(process, 'exit')
  process.kill('SIGTERM')
  await exited
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
