import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { ended, type Driver } from './driver.ts'

/**
 * Starts Firefox and speaks with it in its own protocol: messages of `length:json`, where json is `[0, id, command,
 * parameters]` one way and `[1, id, error, result]` the other.
 * Source: https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html
 */
export async function startFirefox(program: string, preferences: Record<string, unknown>): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'vo2max-firefox-'))
  const lines = Object.entries({ ...preferences, 'marionette.port': 0 }).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  )
  writeFileSync(join(profile, 'user.js'), lines.join(''))
  const browser = spawn(program, ['--marionette', '--headless', '--no-remote', '--profile', profile], {
    stdio: 'ignore',
  })
  const port = await vi.waitFor(
    () => {
      const text = readFileSync(join(profile, 'MarionetteActivePort'), 'utf8')
      if (text === '') throw new Error('Firefox has not said its port yet')
      return Number(text)
    },
    { timeout: 60_000, interval: 20 },
  )
  const { send, close } = await speakTo(port)
  await send('WebDriver:NewSession', {})
  return {
    send: ({ marionette, parameters }) => send(marionette, parameters ?? {}),
    async stop() {
      close()
      await ended(browser)
      rmSync(profile, { recursive: true, force: true })
    },
  }
}

type Answer = [type: 1, id: number, error: { error: string; message: string } | null, result: unknown]

async function speakTo(port: number) {
  const socket = connect(port, '127.0.0.1')
  const waiting = new Map<number, (answer: Answer) => void>()
  let received = Buffer.alloc(0)
  let id = 0
  socket.on('data', (data: Buffer) => {
    received = Buffer.concat([received, data])
    for (let message = next(); message !== undefined; message = next())
      if (Array.isArray(message)) waiting.get((message as Answer)[1])?.(message as Answer)
  })
  /** The next whole message; the first one is a greeting. */
  function next(): unknown {
    const start = received.indexOf(':') + 1
    const end = start + Number(received.subarray(0, Math.max(0, start - 1)))
    if (start === 0 || received.length < end) return undefined
    const message = received.subarray(start, end).toString()
    received = received.subarray(end)
    return JSON.parse(message)
  }
  await once(socket, 'connect')
  return {
    close: () => socket.destroy(),
    async send(name: string, parameters: object): Promise<unknown> {
      id += 1
      const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve))
      const message = JSON.stringify([0, id, name, parameters])
      socket.write(`${Buffer.byteLength(message)}:${message}`)
      const [, , error, result] = await answered
      if (error) throw new Error(`${name}: ${error.error}: ${error.message}`)
      // what HTTP answers as its value, Marionette wraps only where it is none of its own
      const isWrapped = result !== null && typeof result === 'object' && Object.keys(result).join() === 'value'
      return isWrapped ? (result as { value: unknown }).value : result
    },
  }
}
