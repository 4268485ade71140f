import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { type IncomingMessage, request as requestPlain } from 'node:http'
import { type ClientHttp2Session, connect, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http2'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { connect as connectTls } from 'node:tls'
import { expect, onTestFinished } from 'vitest'
import { findCaddy } from '../support/executables.ts'
import { newFolder } from '../support/new-folder.ts'
import { freePort } from '../support/server/connection.ts'
import { startProcess } from '../support/server/server-process.ts'

/** Starts the built site, and in front of it Caddy with deploy/Caddyfile and a certificate of its own authority. */
export async function startSiteBehindCaddy(env: Record<string, string> = {}) {
  const [port, plainPort, sitePort] = [await freePort(), await freePort(), await freePort()]
  const url = `https://localhost:${port}`
  const settings = { DATA_DIR: newFolder(), PORT: String(sitePort), SITE_URL: url, TRUST_PROXY: 'loopback', ...env }
  const site = startProcess(settings)

  const folder = newFolder()
  const caddy = startProcess(
    {
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      SITE_URL: url,
      HTTP_PORT: String(plainPort),
      UPSTREAM: `127.0.0.1:${sitePort}`,
    },
    [findCaddy()!, 'run', '--config', 'deploy/Caddyfile', '--adapter', 'caddyfile'],
  )
  const authority = join(folder, 'caddy/pki/authorities/local/root.crt')
  await site.port()
  await expect.poll(() => caddy.printed.errors).toContain('certificate obtained successfully')
  return {
    url,
    siteUrl: `http://127.0.0.1:${sitePort}`,
    plainUrl: `http://localhost:${plainPort}`,
    site,
    startSite: () => startProcess(settings),
    /** Opens a connection with HTTP/2 over TLS, whose certificate is verified. */
    client: (localAddress?: string) => openClient(url, readFileSync(authority, 'utf8'), localAddress),
  }
}

/** @param localAddress an address of this machine (127.…), to be another client */
async function openClient(url: string, ca: string, localAddress: string | undefined) {
  const socket = connectTls({
    host: '127.0.0.1',
    port: Number(new URL(url).port),
    servername: 'localhost',
    ca,
    ALPNProtocols: ['h2'],
    ...(localAddress && { localAddress }),
  })
  const session = connect(url, { createConnection: () => socket })
  onTestFinished(() => session.destroy())
  await once(session, 'connect')
  return (path: string, headers?: OutgoingHttpHeaders, body?: string) => exchange(session, path, headers, body)
}

async function exchange(session: ClientHttp2Session, path: string, sent: OutgoingHttpHeaders = {}, body?: string) {
  const stream = session.request({ ':path': path, ':method': body === undefined ? 'GET' : 'POST', ...sent })
  stream.end(body)
  const [headers]: (IncomingHttpHeaders & { ':status': number })[] = await once(stream, 'response')
  return { status: headers![':status'], headers: headers!, body: await text(stream.setEncoding('latin1')) }
}

/** Returns status and Location of a page that is asked for without TLS. */
export async function redirectOf(url: string) {
  const request = requestPlain(url).end()
  const [response]: IncomingMessage[] = await once(request, 'response')
  response!.resume()
  return [response!.statusCode, response!.headers.location]
}
