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
  /** an address of this machine (127.…), to act as another client */
  localAddress?: string
}

/** Sends a request for the host www.site.ca to `origin`. Does not normalize the path, as `fetch` would. */
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
  const [response] = (await once(outgoing, 'response')) as [http.IncomingMessage]
  const { statusCode, rawHeaders } = response
  return { status: statusCode!, headers: response.headers, rawHeaders, body: await buffer(response) }
}
