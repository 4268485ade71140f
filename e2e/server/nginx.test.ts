import { once } from 'node:events'
import * as http from 'node:http'
import { readFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { calculatePath, calculationOf, runRecordOf } from '../../contract/calculate.ts'
import type { FileManifest } from '../../server/http/static-files.ts'
import { sendRequest, type RequestOptions } from '../support/site/send-request.ts'
import { startNginx } from '../support/site/nginx.ts'
import { freePort } from '../support/site/server-process.ts'
import { startSite, type Site } from '../support/site/site.ts'

/** deploy/nginx.conf says what Node says, header by header; what was made at build it says without Node. */
const { files }: FileManifest = JSON.parse(readFileSync('dist/files/files.json', 'utf8'))
const paths = Object.keys(files)

let site: Site
beforeAll(async () => {
  site = await startSite({ RATE_LIMIT_MAX: '1000000', TRUST_PROXY: 'loopback' })
})
afterAll(() => site.stop())
const sitePort = () => Number(new URL(site.url).port)

/** What each server says of itself, of the connection and of the moment. */
const ownOfEachServer = ['connection', 'date', 'keep-alive', 'server', 'transfer-encoding', 'x-request-id']

function comparable({ status, headers, body }: Awaited<ReturnType<typeof sendRequest>>) {
  return {
    status,
    headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !ownOfEachServer.includes(name))),
    body: body.toString('base64'),
  }
}

/** nginx's ETag is the file's time and size, so every form of a file has its own. */
function withoutEtag(answer: Awaited<ReturnType<typeof sendRequest>>) {
  const { headers, ...rest } = comparable(answer)
  const { etag, ...others } = headers
  expect(etag).toMatch(/^"[\w-]+"$/)
  return { ...rest, headers: others }
}

const taken = ['gzip, deflate, br, zstd', 'gzip, deflate', '']

test('every page and file leaves from nginx as from Node, in every form, while Node is away', async () => {
  const { url } = await startNginx([await freePort()])
  // a query changes nothing of a page, unless it may be a question
  const queried = ['/mesurer?vo2=42', '/?a=1&b=/c?d', '/en/blog?', '/favicon.svg?v=2'].map(
    (path) => [path, ''] as const,
  )
  const chosen = ['br;q=0, gzip', 'gzip;q=0, br;q=0', 'gzip;q=1.0, br;q=0.1'].map(
    (accepted) => ['/', accepted] as const,
  )
  const all = paths.flatMap((path) => taken.map((accepted) => [path, accepted] as const))
  for (const [path, accepted] of [...all, ...queried, ...chosen]) {
    const headers = { 'accept-encoding': accepted }
    const [ours, nginx] = await Promise.all([
      sendRequest(site.url, path, { headers }),
      sendRequest(url, path, { headers }),
    ])
    expect(ours.status, path).toBe(200)
    expect(withoutEtag(nginx), `${path} for ${accepted}`).toEqual(withoutEtag(ours))
  }
})

test('HEAD is answered as GET, and what the client has is not sent again', async () => {
  const { url } = await startNginx([await freePort()])
  for (const path of ['/', '/sw.js', '/robots.txt', '/icon-512.png']) {
    for (const accepted of taken) {
      const headers = { 'accept-encoding': accepted }
      const [ours, nginx] = await Promise.all([
        sendRequest(site.url, path, { method: 'HEAD', headers }),
        sendRequest(url, path, { method: 'HEAD', headers }),
      ])
      expect(withoutEtag(nginx), path).toEqual(withoutEtag(ours))
      const again = async (origin: string, etag: string) => {
        const answer = await sendRequest(origin, path, { headers: { ...headers, 'if-none-match': etag } })
        expect(answer.headers.etag).toBe(etag.replace(/^.*?("[^"]+")$/, '$1'))
        return withoutEtag(answer)
      }
      const unchanged = await again(url, nginx.headers.etag!)
      expect(unchanged).toEqual(await again(site.url, ours.headers.etag!))
      expect(unchanged).toMatchObject({ status: 304, body: '' })
      expect(await again(url, `W/"other", W/${nginx.headers.etag}`)).toEqual(unchanged)
    }
  }
})

const form = { 'content-type': 'application/x-www-form-urlencoded' }
const run = calculationOf(runRecordOf({ age: 30, gender: 'homme', weight: 70, distance: 2400 }))

const asJson = { 'content-type': 'application/json' }
const saved = { method: 'POST', body: JSON.stringify(run) }

/** What Node alone can answer. */
const forNode: [path: string, asked?: RequestOptions][] = [
  ...[
    '/nowhere',
    '/en/nowhere?a=1',
    '/nowhere.html',
    '/index',
    '/comprendre/index.html',
    '/robots.txt.br',
    '/files.json',
  ],
  ...[
    '/assets',
    '/assets/',
    '/assets/old-9f9f.js',
    '/comprendre/',
    '//',
    '/en//measure',
    '/Comprendre',
    '/compr%65ndre',
  ],
  ...['/comprendre%2F', '/x/../comprendre', '/./comprendre', '/x/../mes-resultats', '/ROBOTS.TXT', '/%E0'],
  ...['/?vo2max=', '/en/measure?a=1&v%6F2max=42', '/mes-resultats', '/healthz', '/api/vo2/records', '/api/nowhere'],
].map((path): [string] => [path])
forNode.push(
  ['/comprendre', { method: 'POST', body: 'a=1', headers: form }],
  ['/', { method: 'POST', body: 'age=9', headers: form }],
  ['/', { method: 'PUT' }],
  ['/', { method: 'OPTIONS' }],
  [calculatePath, { method: 'PUT' }],
  [calculatePath, { ...saved, body: '{}', headers: asJson }],
  [calculatePath, { ...saved, headers: { ...asJson, origin: 'https://evil.example' } }],
)

/** Numbers used once, and so never twice the same. */
function withoutNonces({ headers, body, ...rest }: ReturnType<typeof comparable>) {
  const text = Buffer.from(body, 'base64').toString()
  return JSON.parse(
    JSON.stringify({ ...rest, headers, text })
      .replaceAll(/'nonce-[^']+'/g, "'nonce'")
      .replaceAll(/nonce=\\"[^"]+\\"/g, 'nonce'),
  )
}

test('the rest goes to Node, whose answer comes unchanged', async () => {
  const { url } = await startNginx([sitePort()])
  const { url: alone } = await startNginx([await freePort()])
  for (const [path, asked = {}] of forNode) {
    const asking = `${asked.method ?? 'GET'} ${path}`
    expect((await sendRequest(alone, path, asked)).status, asking).toBe(502)
    const [node, nginx] = [await sendRequest(site.url, path, asked), await sendRequest(url, path, asked)]
    expect(withoutNonces(comparable(nginx)), asking).toEqual(withoutNonces(comparable(node)))
  }
})

test('readyz is not for the public, however it is spelt', async () => {
  const { url } = await startNginx([sitePort()])
  for (const path of ['/readyz', '/readyz?a', '/%72eadyz', '//readyz', '/x/../readyz', '/readyz#a', '/./readyz']) {
    const { status, body } = await sendRequest(url, path)
    expect([path, status, body.includes('ready"')]).toEqual([path, 404, false])
  }
  expect((await sendRequest(url, '/readyz', { method: 'HEAD' })).status).toBe(404)
  expect((await sendRequest(site.url, '/readyz')).status).toBe(200)
})

test('what a client says of hosts and addresses ends at nginx', async () => {
  const told = http.createServer(({ headers }, answer) => answer.end(JSON.stringify(headers)))
  await once(told.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void told.close())
  const { url } = await startNginx([(told.address() as AddressInfo).port])
  const evil = 'evil.example'
  const headers = { 'x-forwarded-host': evil, 'x-forwarded-for': evil, 'x-forwarded-proto': evil, forwarded: evil }
  const { body } = await sendRequest(url, '/nowhere', { headers })
  expect(JSON.parse(body.toString())).toEqual({
    host: 'www.site.ca',
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'https',
  })
})

test('without the module for brotli, pages leave in gzip', async () => {
  const { url } = await startNginx([await freePort()], { brotli: false })
  const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' }
  const page = await sendRequest(url, '/comprendre', { headers })
  const inBrotli = await sendRequest(site.url, '/comprendre', { headers })
  expect(page.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
  expect(gunzipSync(page.body)).toEqual(brotliDecompressSync(inBrotli.body))
})
