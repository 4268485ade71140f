import { once } from 'node:events'
import { request as ask, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** What Chromium sends when somebody types the address. */
const browserHeaders = {
  connection: 'keep-alive',
  'sec-ch-ua': '"Chromium";v="140", "Not=A?Brand";v="24"',
  'sec-ch-ua-mobile': '?0',
  'sec-ch-ua-platform': '"Linux"',
  'upgrade-insecure-requests': '1',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'sec-fetch-site': 'none',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-user': '?1',
  'sec-fetch-dest': 'document',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'accept-language': 'fr-CA,fr;q=0.9,en;q=0.8',
}

export interface BenchRequest {
  method?: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: string
  /** of the answer */
  status: number
}

export const homePage: BenchRequest = { path: '/', headers: browserHeaders, status: 200 }

export interface BenchResponse {
  headers: Headers
  /** as it travels: `fetch` would decompress it */
  body: Buffer
  /** bytes of the answer, its headers included */
  length: number
}

/** @throws Error when the answer has another status */
export async function sendRequest(url: string, sent: BenchRequest): Promise<BenchResponse> {
  const { method, path, headers, status } = sent
  const request = ask(url + path, { method, headers, agent: false }).end(sent.body)
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  const body = await buffer(response)
  const length = request.socket!.bytesRead
  request.destroy()
  if (response.statusCode !== status) throw new Error(`${path} should be answered ${status}: ${response.statusCode}`)
  return { headers: new Headers(response.headers as Record<string, string>), body, length }
}

/** The request as it travels. */
export function requestText(url: string, { method = 'GET', path, headers, body = '' }: BenchRequest): string {
  const all = { host: new URL(url).host, ...headers, ...(body && { 'content-length': Buffer.byteLength(body) }) }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`
}
