import { type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyReply } from 'fastify'
import { serviceLimits } from '#contract/published-constants.ts'
import { securityHeaders } from '../security/headers.ts'
import { trySendErrorPage } from './error-page.ts'

/** The body of an error response. Source: RFC 9457 */
interface Problem {
  type: 'about:blank'
  title: string
  status: number
  detail: string
  /** one error for each refused field */
  errors?: { field: string; message: string }[]
}

const problemContentType = 'application/problem+json; charset=utf-8'

/** The `detail` of each status: what the caller can do, without internals of the server. */
const defaultDetails: Record<number, string> = {
  400: 'The request is malformed. Correct it and send it again.',
  403: 'Requests from other sites are refused.',
  404: 'There is nothing at this address.',
  405: 'This address does not take that method; see the Allow header.',
  408: 'The request did not arrive complete in time. Send it again.',
  409: `This visitor has ${serviceLimits.recordsPerVisitor} records, as many as are kept. Nothing was saved. Delete some first.`,
  412: 'No tag of the If-Match header is that of this file. Request it without that header.',
  413: 'The body is too large: 4 KiB at most.',
  414: 'The address is too long.',
  415: 'The API takes application/json, a page its form, both without Content-Encoding.',
  422: 'The result does not follow from the inputs. Correct it and send it again.',
  429: 'Too many requests. Wait for the time in the Retry-After header.',
  431: 'The address or the headers are too long: 16 KiB at most.',
  500: 'Something went wrong here. Try again later.',
  503: 'The records cannot be reached right now. Try again after the time in the Retry-After header.',
}

/** Fields that add to a status's default problem, or replace its `detail`. */
type ProblemMembers = Partial<Pick<Problem, 'detail' | 'errors'>>

export const malformedBody: ProblemMembers = { errors: [{ field: 'body', message: 'Expected a JSON object' }] }

/** An error that the error handler sends as a problem document. */
export class ProblemError extends Error {
  readonly status: number
  readonly members: ProblemMembers

  constructor(status: number, members: ProblemMembers = {}) {
    super(STATUS_CODES[status])
    this.status = status
    this.members = members
  }
}

/** Sends a problem document (RFC 9457), or an error page to a browser that requested a page. */
export function sendProblem(reply: FastifyReply, status: number, members?: ProblemMembers): FastifyReply {
  reply.code(status).header('Cache-Control', 'no-store')
  if (status === 503) reply.header('Retry-After', 5)
  return trySendErrorPage(reply, status) ? reply : reply.type(problemContentType).send(problemOf(status, members))
}

function problemOf(status: number, members: ProblemMembers = {}): Problem {
  return {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail: defaultDetails[status] ?? defaultDetails[status < 500 ? 400 : 500]!,
    ...members,
  }
}

/** The status of each error of Node's HTTP parser; 400 for any other code. */
const statusByErrorCode: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
}

/**
 * Sends a problem for an unparsable request. Closes the connection, because nobody can tell where the next request
 * starts.
 */
export function sendClientError({ code = '' }: NodeJS.ErrnoException, socket: Socket): void {
  // `_httpMessage` is Node's internal name of the response being sent, which must not be interrupted
  const { _httpMessage: pendingResponse } = socket as Socket & { _httpMessage?: ServerResponse | null }
  if (!socket.writable || pendingResponse?.headersSent) socket.destroy()
  else socket.end(rawProblemResponse(statusByErrorCode[code] ?? 400), () => socket.destroy())
}

function rawProblemResponse(status: number): string {
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
