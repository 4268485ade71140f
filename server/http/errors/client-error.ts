import { STATUS_CODES, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { problemContentType } from '../../../contract/problem.ts'
import { problemOf } from './problem-details.ts'
import { securityHeaders } from '../../security/security-headers.ts'

/** Why Node could not read a request, by the code of its error; anything else is malformed. */
const statuses: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
}

/** Answers bytes that Node could not read as a request, and ends the connection: where the next one begins is unknown. */
export function sendClientError({ code = '' }: NodeJS.ErrnoException, socket: Socket): void {
  // Node's own name for the answer being sent on this connection: another answer must not interrupt it
  const { _httpMessage: underWay } = socket as Socket & { _httpMessage?: ServerResponse | null }
  if (!socket.writable || underWay?.headersSent) socket.destroy()
  else socket.end(problemAsText(statuses[code] ?? 400), () => socket.destroy())
}

function problemAsText(status: number): string {
  const body = JSON.stringify(problemOf(status))
  const headers = {
    ...securityHeaders,
    'Cache-Control': 'no-store',
    Connection: 'close',
    'Content-Length': Buffer.byteLength(body),
    'Content-Type': problemContentType,
    Date: new Date().toUTCString(),
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n')
}
