import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Encoding } from './encoding.ts'
import { securityHeaders } from './security-headers.ts'

/** A file or a page made at build, ready to send: nothing is left to put together when somebody asks for it. */
export interface StaticFile {
  etag: string
  whole: Record<Encoding, { head: Head; body: Buffer }>
  unchanged: Head
}

/** The headers of an answer, names and values in turn, as Node's `writeHead` takes them fastest. */
export type Head = string[]

export interface FileFacts {
  type: string
  etag: string
  cacheControl: string
  /** Content-Security-Policy, of pages only */
  policy?: string
}

/** What the build says of one file; `bodies` are files in the same folder. Written by scripts/pack.ts. */
export interface PackedFile extends FileFacts {
  bodies: Record<Encoding, string>
}

export const packingList = 'files.json'

/** Every page and asset of the build in memory, by path. @throws Error when there is no complete build. */
export function readStaticFiles(folder: string): ReadonlyMap<string, StaticFile> {
  const list = JSON.parse(readFileSync(join(folder, packingList), 'utf8')) as Record<string, PackedFile>
  const read = (file: string) => readFileSync(join(folder, file))
  return new Map(
    Object.entries(list).map(([path, { bodies, ...facts }]) => [
      path,
      staticFile(facts, { br: read(bodies.br), gzip: read(bodies.gzip), identity: read(bodies.identity) }),
    ]),
  )
}

export function staticFile(facts: FileFacts, bodies: Record<Encoding, Buffer>): StaticFile {
  const unchanged = {
    ...securityHeaders,
    'Cache-Control': facts.cacheControl,
    ETag: facts.etag,
    Vary: 'Accept-Encoding',
    ...(facts.policy && { 'Content-Security-Policy': facts.policy }),
  }
  const whole = (encoding: Encoding) => ({
    head: headOf({
      ...unchanged,
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      'Content-Type': facts.type,
      'Content-Length': `${bodies[encoding].length}`,
    }),
    body: bodies[encoding],
  })
  return {
    etag: facts.etag,
    whole: { br: whole('br'), gzip: whole('gzip'), identity: whole('identity') },
    unchanged: headOf(unchanged),
  }
}

function headOf(headers: Record<string, string>): Head {
  return Object.entries(headers).flat()
}
