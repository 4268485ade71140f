import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { calculatePath } from '#contract/calculate.ts'
import { isPersonal } from '#i18n/pages.ts'
import { addresses } from '../support/addresses.ts'
import {
  getRequest,
  jsonHeaders,
  newFolder,
  openConnection,
  request,
  runJson,
  startProcess,
} from '../support/server/server-process.ts'

const site = inject('site')
const port = Number(new URL(site.url).port)
const run = { age: '30', gender: 'homme', weight: '70', distance: '2400' }
const posted = (fields: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(fields) })
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('told to stop, even twice, it finishes the request it is in, and ends with code 0', async () => {
  const server = startProcess({ DATA_DIR: newFolder() })
  const port = await server.port()
  const idle = await openConnection(port)
  idle.socket.write(getRequest('/healthz'))
  await once(idle.socket, 'data')
  const slow = await openConnection(port)
  // the response, 100 Continue, shows that the server has read the head
  slow.socket.write(request('POST', calculatePath, ...jsonHeaders, 'Expect: 100-continue'))
  await once(slow.socket, 'data')

  for (const signal of ['SIGINT', 'SIGINT', 'SIGTERM'] as const) server.signal(signal)
  await idle.closed
  slow.socket.write(runJson)
  expect(await slow.closed).toMatch(/HTTP\/1\.1 201 Created[^]*connection: close/i)
  expect(await server.ended).toEqual({ code: 0, signal: null })
  expect(server.printed.errors).toBe('')
})

test('what it cannot use stops the start with one line that names it', async () => {
  const file = join(newFolder(), 'file')
  writeFileSync(file, '')
  const PORT = String(port)
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

test('the policy of a page allows its own inline scripts and styles alone', async () => {
  for (const { path } of addresses.filter(({ page }) => !isPersonal(page))) {
    const response = await fetch(site.url + path)
    const policy = response.headers.get('content-security-policy')!
    const html = await response.text()
    const inline = html
      .split(/<script(?=[\s>])/)
      .slice(1)
      // neither external scripts nor data, which browsers do not run
      .filter((script) => !/^[^>]*\s(src=|type="application\/ld\+json")/.test(script))
      .map((script) => hashOf(script.slice(script.indexOf('>') + 1, script.indexOf('</script>'))))
    expect(inline.length, path).toBeGreaterThan(0)
    expect(inline.filter((hash) => !policy.includes(hash))).toEqual([])
    const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, style]) => hashOf(style!))
    expect(styles).toHaveLength(1)
    expect(policy).toContain(`style-src 'self' ${styles[0]};`)
    expect(policy).not.toMatch(/unsafe|https?:|\*/)
  }
})

test('an answer to a form links to the style sheet, and travels compressed', async () => {
  for (const path of ['/', '/en/measure']) {
    const response = await fetch(site.url + path, posted(run))
    const [, sheet] = /rel="stylesheet" href="([^"]+)"/.exec(await response.text())!
    expect((await fetch(site.url + sheet!)).headers.get('content-type')).toBe('text/css; charset=utf-8')
    expect(response.headers.get('content-encoding')).toMatch(/br|gzip/)
    expect(response.headers.get('content-security-policy')).toContain("style-src 'self';")
  }
})

test('a page rendered on request allows its own scripts by a number used once', async () => {
  const nonces = []
  for (const path of ['/mes-resultats', '/en/my-results']) {
    const response = await fetch(site.url + path)
    const nonce = /'nonce-([\w+/=]+)'/.exec(response.headers.get('content-security-policy')!)![1]!
    const scripts = (await response.text()).match(/<script[^>]*>/g)!
    expect(scripts.filter((script) => !script.includes(`nonce="${nonce}"`))).toEqual([])
    nonces.push(nonce)
  }
  expect(nonces[0]).toMatch(/^[\w+/]{22}==$/)
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
