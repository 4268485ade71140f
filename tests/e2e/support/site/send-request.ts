import { once } from 'node:events'
import * as http from 'node:http'
import * as https from 'node:https'
import { buffer } from 'node:stream/consumers'

const plain = new http.Agent({ keepAlive: true })
const overTls = new https.Agent({ keepAlive: true, rejectUnauthorized: false })

export interface RequestOptions {
  method?: string
  headers?: Record<string, string>
  body?: string
  /** an address of this machine, 127.…, to be another client */
  localAddress?: string
}

/** Sends a request to www.site.ca at `origin`, its path unchanged: `fetch` would normalize it. */
export async function sendRequest(
  origin: string,
  path: string,
  { method = 'GET', headers = {}, body, localAddress }: RequestOptions = {},
) {
  const { agent, request } = origin.startsWith('https')
    ? { agent: overTls, request: https.request }
    : { agent: plain, request: http.request }
  const { hostname, port } = new URL(origin)
  const outgoing = request({
    ...{ agent, hostname, port, path, method },
    headers: { host: 'www.site.ca', ...headers },
    ...(localAddress && { localAddress: localAddress }),
  })
  outgoing.end(body)
  const [answer] = (await once(outgoing, 'response')) as [http.IncomingMessage]
  const { statusCode, rawHeaders } = answer
  return { status: statusCode!, headers: answer.headers, rawHeaders, body: await buffer(answer) }
}
