import type { FastifyReply } from 'fastify'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { acceptedEncoding, type Encoding } from './encoding.ts'

/** What the build says of a file or a page. */
export interface FileMetadata {
  type: string
  /** of the file as it is */
  etag: string
  cacheControl: string
  /** Content-Security-Policy, of pages and the worker */
  policy?: string
  /** Cross-Origin-Resource-Policy, of what other sites may show */
  resourcePolicy?: string
}

/** A file or a page made at build, in memory in every form in which it is sent. */
export interface StaticFile extends FileMetadata {
  bodies: Record<Encoding, Buffer>
}

export interface PackedFile extends FileMetadata {
  /** from the build's folder, beginning with a slash; with `.br` and `.gz` after it, the compressed forms */
  file: string
}

/** Written by scripts/postbuild/postbuild.ts: what a build has, by path. */
export const fileManifest = 'files.json'
/** Holds the link to the style sheet, for the heads of pages that are rendered on request. */
export const renderedHeadFile = 'rendered-head.html'

/** Every page and asset of the build in memory, by path. @throws Error when there is no complete build. */
export function readStaticFiles(folder: string): ReadonlyMap<string, StaticFile> {
  const files = JSON.parse(readFileSync(join(folder, fileManifest), 'utf8')) as Record<string, PackedFile>
  const read = (file: string) => readFileSync(join(folder, file))
  return new Map(
    Object.entries(files).map(([path, { file, ...metadata }]) => [
      path,
      { ...metadata, bodies: { br: read(`${file}.br`), gzip: read(`${file}.gz`), identity: read(file) } },
    ]),
  )
}

/** Sends a built file in the best form that the client takes, or 304 to who has it. */
export function sendStaticFile(reply: FastifyReply, file: StaticFile): FastifyReply {
  const { headers } = reply.request
  const encoding = acceptedEncoding(headers['accept-encoding'])
  // a strong ETag stands for the same bytes, so each form has its own. Source: RFC 9110, 8.8.3
  const etag = encoding === 'identity' ? file.etag : `${file.etag.slice(0, -1)}-${encoding}"`
  reply.headers({ 'Cache-Control': file.cacheControl, ETag: etag, Vary: 'Accept-Encoding' })
  if (file.policy) reply.header('Content-Security-Policy', file.policy)
  if (file.resourcePolicy) reply.header('Cross-Origin-Resource-Policy', file.resourcePolicy)
  if (matchesETag(headers['if-none-match'], etag)) return reply.code(304).send()

  if (encoding !== 'identity') reply.header('Content-Encoding', encoding)
  return reply.type(file.type).send(file.bodies[encoding])
}

function matchesETag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  return ifNoneMatch === '*' || ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
