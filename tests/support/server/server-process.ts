import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { calculationOf } from '#contract/calculate.ts'
import { defaultRun } from '#domain/protocols/cooper-run.ts'
import { launch } from './built-site.ts'

export { exchange, freePort, openConnection } from './connection.ts'

/** Creates a folder that is deleted after the test. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vo2max-server-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Starts a program that is killed after the test. */
export function startProcess(...args: Parameters<typeof launch>) {
  const started = launch(...args)
  onTestFinished(async () => {
    started.signal('SIGKILL')
    await started.ended
  })
  return started
}

/** The body of a request that saves a run, as text. */
export const runJson = JSON.stringify(calculationOf(defaultRun))
/** Returns the head of an HTTP/1.1 request as text, to write to a socket. */
export const request = (method: string, target: string, ...headers: string[]) =>
  [`${method} ${target} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n')
export const getRequest = (target: string) => request('GET', target)
export const jsonHeaders = ['Content-Type: application/json', `Content-Length: ${runJson.length}`]
