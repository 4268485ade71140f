import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { loadPages, type Round } from './load.ts'
import { startNginx } from './nginx.ts'
import type { Plan } from './rounds.ts'
import type { Running } from './site.ts'

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

const connections = 32

export interface PageRounds {
  name: string
  ours: Round[]
  /** empty without nginx */
  nginx: Round[]
}

/** Loads the home page, whole and unchanged (304), on our server and on nginx in turns. */
export async function measurePages(site: Running, nginxProgram: string | undefined, plan: Plan): Promise<PageRounds[]> {
  const page = await answerOf(site)
  const nginx = nginxProgram ? await startNginx(nginxProgram, page) : undefined
  try {
    if (nginx && !(await answerOf(nginx)).body.equals(page.body)) throw new Error('nginx serves other bytes')
    const whole: PageRounds = { name: `home page, ${page.body.length} bytes of brotli`, ours: [], nginx: [] }
    const unchanged: PageRounds = { name: 'home page unchanged, 304', ours: [], nginx: [] }
    for (let turn = 0; turn < plan.rounds; turn++) {
      whole.ours.push(await ask(site, {}, plan))
      if (nginx) whole.nginx.push(await ask(nginx, {}, plan))
      unchanged.ours.push(await ask(site, await validatorOf(site), plan))
      if (nginx) unchanged.nginx.push(await ask(nginx, await validatorOf(nginx), plan))
    }
    return [whole, unchanged]
  } finally {
    await nginx?.stop()
  }
}

/** A round of load, after a short one to warm up. */
async function ask(server: Running, more: Record<string, string>, { seconds }: Plan): Promise<Round> {
  const { status, length } = await answerOf(server, more)
  const { host, port } = new URL(server.url)
  const headers = Object.entries({ host, ...browserHeaders, ...more })
  const request = `GET / HTTP/1.1\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`
  const load = { port: Number(port), request, status, length, connections, seconds }
  await loadPages(server, { ...load, seconds: 0.5 })
  return loadPages(server, load)
}

async function validatorOf(server: Running): Promise<Record<string, string>> {
  const { headers } = await answerOf(server)
  return { 'if-none-match': headers.get('etag')! }
}

export interface Answer {
  status: number
  headers: Headers
  /** as it travels: `fetch` would decompress it */
  body: Buffer
  /** bytes of the answer, its headers included */
  length: number
}

async function answerOf({ url }: Running, more: Record<string, string> = {}): Promise<Answer> {
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
