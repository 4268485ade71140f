import { once } from 'node:events'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { calculatePath } from '#contract/calculate.ts'
import { isPersonal } from '#i18n/pages.ts'
import { addresses } from '../support/addresses.ts'
import { newFolder } from '../support/new-folder.ts'
import { parseHtml } from '../support/parse.ts'
import { jsonHeaders, openConnection, rawRequest } from '../support/server/connection.ts'
import { newCalculation } from '../support/server/new-save.ts'
import { startProcess } from '../support/server/server-process.ts'

const site = inject('site')
const policyOf = (response: Response) => response.headers.get('content-security-policy')!

test('told to stop, even twice, it finishes the request it is in, and ends with code 0', async () => {
  const server = startProcess({ DATA_DIR: newFolder() })
  const port = await server.port()
  const idle = await openConnection(port)
  idle.socket.write(rawRequest('GET', '/healthz', { keepAlive: true }))
  await once(idle.socket, 'data')
  const slow = await openConnection(port)
  // the response, 100 Continue, shows that the server has read the head
  const run = JSON.stringify(newCalculation())
  const headers = [...jsonHeaders(run), 'Expect: 100-continue']
  slow.socket.write(rawRequest('POST', calculatePath, { headers, keepAlive: true }))
  await once(slow.socket, 'data')

  for (const signal of ['SIGINT', 'SIGINT', 'SIGTERM'] as const) server.signal(signal)
  await idle.closed
  slow.socket.write(run)
  expect(await slow.closed).toMatch(/HTTP\/1\.1 201 Created[^]*connection: close/i)
  expect(await server.ended).toEqual({ code: 0, signal: null })
  expect(server.printed.errors).toBe('')
})

test('what it cannot use stops the start with one line that names it', async () => {
  const file = join(newFolder(), 'file')
  writeFileSync(file, '')
  const PORT = new URL(site.url).port
  const refused: [Record<string, string>, RegExp][] = [
    [{ PORT: 'http' }, /^PORT must be a whole number from 0 to 65535\.\n$/],
    [{ DATABASE_URL: 'mysql://me:secret@db' }, /^DATABASE_URL must be an address that starts with postgres:\/\/\.\n$/],
    [
      { HOST: '192.0.2.1', LOG_LEVEL: 'silent' },
      /^PORT or HOST: listen EADDRNOTAVAIL: address not available 192\.0\.2\.1\n$/,
    ],
    [{ DATA_DIR: file }, /^DATA_DIR: .+\n$/],
    [{ PORT, LOG_LEVEL: 'silent' }, /^PORT or HOST: listen EADDRINUSE: .+\n$/],
    [
      { NODE_OPTIONS: '--import=data:text/javascript,Date.now=()=>0' },
      /^The clock says 1970-01-01, but the site was built on 20\d\d-\d\d-\d\d: set the clock\.\n$/,
    ],
  ]
  const servers = refused.map(([env, line]) => ({ line, ...startProcess({ DATA_DIR: newFolder(), ...env }) }))
  for (const { line, ended, printed } of servers) {
    expect([await ended, printed.errors]).toEqual([{ code: 1, signal: null }, expect.stringMatching(line)])
  }
})

test('npm start serves the build, and hands on the signal to stop', async () => {
  const server = startProcess({ DATA_DIR: newFolder() }, ['npm', 'start'])
  const port = await server.port()
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
  server.signal('SIGTERM')
  expect(await server.ended).toEqual({ code: 0, signal: null })
})

test('the policy of a page allows nothing unsafe, and no other host', async () => {
  for (const { path } of addresses.filter(({ page }) => !isPersonal(page)))
    expect(policyOf(await fetch(site.url + path)), path).toMatch(
      /^(?!.*(unsafe|https?:|\*)).*script-src 'self' 'sha256-/,
    )
})

test('an answer to a form links to the style sheet, and travels compressed', async () => {
  for (const path of ['/', '/en/measure']) {
    const body = new URLSearchParams({ age: '30', gender: 'homme', weight: '70', distance: '2400' })
    const response = await fetch(site.url + path, { method: 'POST', body })
    expect(response.headers.get('content-encoding')).toMatch(/br|gzip/)
    expect(policyOf(response)).toContain("style-src 'self';")
    const sheet = parseHtml(await response.text())
      .querySelector('link[rel=stylesheet]')!
      .getAttribute('href')!
    expect((await fetch(site.url + sheet)).headers.get('content-type')).toBe('text/css; charset=utf-8')
  }
})

test('a page rendered on request allows its own scripts by a number used once', async () => {
  const nonces = []
  for (const path of ['/mes-resultats', '/en/my-results']) {
    const response = await fetch(site.url + path)
    const [, nonce] = /'nonce-([\w+/]{22}==)'/.exec(policyOf(response))!
    const scripts = [...parseHtml(await response.text()).querySelectorAll('script')]
    expect(new Set(scripts.map((script) => script.getAttribute('nonce')))).toEqual(new Set([nonce]))
    nonces.push(nonce)
  }
  expect(new Set(nonces).size).toBe(nonces.length)
})

test('the build holds React’s production code; only SQLite is loaded beside it', async () => {
  const printModules = `import { Module } from 'node:module'
    process.on('exit', () => console.log('loaded', JSON.stringify(Object.keys(Module._cache))))`
  const server = startProcess({
    DATA_DIR: newFolder(),
    NODE_ENV: 'development',
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(printModules)}`,
  })
  await server.port()
  server.signal('SIGTERM')
  await server.ended
  const loaded: string[] = JSON.parse(/^loaded (.*)$/m.exec(server.printed.output)![1]!)
  const packages = new Set(loaded.map((file) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1]))
  expect([...packages].sort()).toEqual(['@photostructure/sqlite', 'node-gyp-build'])

  const build = readdirSync('dist/server', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n')
  expect(build).toContain('/react-dom-server.node.production.js')
  expect(build).not.toMatch(/\/react[\w-]*(\.node)?\.development\.js/)
})
