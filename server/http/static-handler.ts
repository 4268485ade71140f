import type { IncomingMessage, ServerResponse } from 'node:http'
import type { StaticFile, Head } from './static-files.ts'
import { acceptedEncoding } from './encoding.ts'
import { isKnownValueRequest, type Pages } from '../ssr/page.ts'
import { originForm, pathOf } from './request-target.ts'

/** What was made at build, if that is what a request asks for. */
export function staticFileFor(
  { method, url = '/' }: IncomingMessage,
  pages: Pick<Pages, 'at'>,
): StaticFile | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  const target = originForm(url)
  return isKnownValueRequest(target) ? undefined : pages.at(pathOf(target))
}

/** Sends a built file, or 304 to who has it. `isLast` on its connection: it says so. */
export function sendStaticFile(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  file: StaticFile,
  isLast: boolean,
): void {
  if (matches(headers['if-none-match'], file.etag)) {
    response.writeHead(304, closing(file.unchanged, isLast)).end()
  } else {
    const { head, body } = file.whole[acceptedEncoding(headers['accept-encoding'])]
    response.writeHead(200, closing(head, isLast)).end(method === 'HEAD' ? undefined : body)
  }
}

function closing(head: Head, isLast: boolean): Head {
  return isLast ? [...head, 'Connection', 'close'] : head
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  return (
    ifNoneMatch === '*' ||
    ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag.replace(/^W\//, ''))
  )
}
