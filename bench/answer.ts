import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { Running } from './site.ts'

/** What Chromium sends when somebody types the address. */
export const browserHeaders = {
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

export interface Answer {
  status: number
  headers: Headers
  /** as it travels: `fetch` would decompress it */
  body: Buffer
  /** bytes of the answer, its headers included */
  length: number
}

/** What a server sends for its home page. */
export async function answerOf({ url }: Running, more: Record<string, string> = {}): Promise<Answer> {
  const request = get(url, { headers: { ...browserHeaders, ...more }, agent: false })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  const body = await buffer(response)
  const length = request.socket!.bytesRead
  request.destroy()
  return {
    status: response.statusCode!,
    headers: new Headers(response.headers as Record<string, string>),
    body,
    length,
  }
}
