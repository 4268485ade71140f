import { once } from 'node:events'
import * as http from 'node:http'
import * as https from 'node:https'
import { buffer } from 'node:stream/consumers'

const plain = new http.Agent({ keepAlive: true })
const overTls = new https.Agent({ keepAlive: true, rejectUnauthorized: false })

export interface Asked {
  method?: string
  headers?: Record<string, string>
  body?: string
  /** of this machine, 127.…: a client of its own */
  from?: string
}

/** Asks www.site.ca, wherever it listens, for a path as it is: an URL would be tidied up. */
export async function ask(origin: string, path: string, { method = 'GET', headers = {}, body, from }: Asked = {}) {
  const { agent, request } = origin.startsWith('https')
    ? { agent: overTls, request: https.request }
    : { agent: plain, request: http.request }
  const { hostname, port } = new URL(origin)
  const asked = request({
    ...{ agent, hostname, port, path, method },
    headers: { host: 'www.site.ca', ...headers },
    ...(from && { localAddress: from }),
  })
  asked.end(body)
  const [answer] = (await once(asked, 'response')) as [http.IncomingMessage]
  const { statusCode, rawHeaders } = answer
  return { status: statusCode!, headers: answer.headers, rawHeaders, body: await buffer(answer) }
}
