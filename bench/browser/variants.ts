import { once } from 'node:events'
import { Agent, createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'

const modulePreload = /<link\s[^>]*\brel="modulepreload"[^>]*>/g
const styleSheet = /<link\s[^>]*\brel="stylesheet"[^>]*>/g

/** The page without any script: the fastest way to show the same content. Its styles stay as they are. */
export function withoutScripts(html: string): string {
  return html.replace(modulePreload, '').replace(/<script[\s>][\s\S]*?<\/script>/g, '')
}

/** The page with all its files in the head: the preloads of its scripts, then the site's whole style sheet. */
export function filesFirst(html: string): string {
  const sheet = /\shref="([^"]+)"/.exec(html.match(styleSheet)?.[0] ?? '')?.[1]
  if (!sheet) throw new Error('The page names no style sheet.')
  const preloads = html.match(modulePreload) ?? []
  const head = [
    ...preloads.map((link) => link.replace(/ fetchpriority="\w+"/, '').replace(' href=', ' fetchpriority="low" href=')),
    `<link rel="stylesheet" href="${sheet}"/>`,
  ]
  return html
    .replace(modulePreload, '')
    .replace(styleSheet, '')
    .replace(/<style[\s>][\s\S]*?<\/style>/g, '')
    .replace('</head>', () => `${head.join('')}</head>`)
}

/** Headers of one connection, and the length, which changes. */
const ownHeaders = ['connection', 'keep-alive', 'transfer-encoding', 'content-length']

/**
 * Answers as the site does, each page rewritten, built or rendered. The policy stays as it is: what a rewritten page has
 * inline, the site's page has too.
 */
export async function startVariant(site: string, rewrite: (html: string) => string) {
  const agent = new Agent({ keepAlive: true })
  const rewritten = new Map<string, Buffer>()

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error as Error))
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, headers } = request
    const forwarded = ask(new URL(request.url ?? '/', site), { method, headers, agent })
    request.pipe(forwarded)
    const [original] = (await once(forwarded, 'response')) as [IncomingMessage]
    const body = await buffer(original)

    const isPage = original.headers['content-type']?.startsWith('text/html')
    const sent = isPage ? rewrittenBody(original.headers, body) : body
    const kept = Object.entries(original.headers).filter(([name]) => !ownHeaders.includes(name))
    response.writeHead(original.statusCode!, { ...Object.fromEntries(kept), 'content-length': sent.length }).end(sent)
  }

  /** Compressed as the site does it, which takes a while: once for each built page. */
  function rewrittenBody({ etag, 'content-encoding': encoding }: IncomingMessage['headers'], body: Buffer): Buffer {
    const name = etag && `${encoding} ${etag}`
    const known = name && rewritten.get(name)
    if (known) return known
    const { decode, encode } = encodings[encoding ?? 'identity']!
    const made = encode(Buffer.from(rewrite(decode(body).toString())))
    if (name) rewritten.set(name, made)
    return made
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    stop() {
      server.close()
      server.closeAllConnections()
      agent.destroy()
    },
  }
}

const encodings: Record<string, { decode: (body: Buffer) => Buffer; encode: (body: Buffer) => Buffer }> = {
  br: { decode: brotliDecompressSync, encode: brotliCompressSync },
  gzip: { decode: gunzipSync, encode: (body) => gzipSync(body, { level: 9 }) },
  identity: { decode: (body) => body, encode: (body) => body },
}
