import { expect, test } from 'vitest'
import { newFolder, startProcess } from '../support/site/server-process.ts'

const metricsPort = (output: string) => /"port":(\d+),"msg":"metrics served"/.exec(output)?.[1]

test('metrics are on a port of their own, and not on the public one', async () => {
  const server = startProcess({ DATA_DIR: newFolder(), METRICS_PORT: '0' })
  const site = `http://127.0.0.1:${await server.port()}`
  const own = `http://127.0.0.1:${metricsPort(server.said.output)}`
  await fetch(site)
  const answer = await fetch(`${own}/metrics`)
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  expect(await answer.text()).toContain('http_request_duration_seconds_count{method="GET",route="/*",status="200"} 1\n')
  expect((await fetch(`${site}/metrics`)).status).toBe(404)
  expect((await fetch(`${own}/`)).status).toBe(404)
  expect((await fetch(`${own}/metrics`, { method: 'POST' })).status).toBe(404)
  server.signal('SIGTERM')
  expect(await server.ended).toEqual({ code: 0, signal: null })
})

test('they are off unless asked for', async () => {
  const server = startProcess({ DATA_DIR: newFolder() })
  await server.port()
  expect(metricsPort(server.said.output)).toBe(undefined)
})
