import type { FastifyReply } from 'fastify'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { acceptedEncoding, type Encoding } from './encoding.ts'
import { sendProblem } from './errors/problem-details.ts'

/** What the build records about a file or a page. */
export interface FileMetadata {
  type: string
  /** of the uncompressed file */
  etag: string
  cacheControl: string
  /** Content-Security-Policy, for pages */
  policy?: string
  /** Cross-Origin-Resource-Policy, for files that other sites may embed */
  resourcePolicy?: string
}

/** A built file or page, in memory in each encoding. */
export interface StaticFile extends FileMetadata {
  bodies: Record<Encoding, Buffer>
}

export interface PackedFile extends FileMetadata {
  /** path from the build's folder, beginning with a slash; `.br` and `.gz` files stand beside it */
  file: string
}

/** The metadata of every built file, by path. Written by scripts/postbuild/postbuild.ts. */
export const fileManifest = 'files.json'
/** The link to the style sheet, for the heads of rendered pages. */
export const renderedHeadFile = 'rendered-head.html'

/**
 * Reads every page and asset of the build into memory, by path.
 * @throws Error when the build is missing or incomplete
 */
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

/** Sends a built file in the best accepted encoding, or 304 when the client's copy is current. */
export function sendStaticFile(reply: FastifyReply, file: StaticFile): FastifyReply {
  const { headers } = reply.request
  const encoding = acceptedEncoding(headers['accept-encoding'])
  // a strong ETag identifies exact bytes, so each encoding has its own. Source: RFC 9110, 8.8.3
  const etag = encoding === 'identity' ? file.etag : `${file.etag.slice(0, -1)}-${encoding}"`
  reply.headers({ 'Cache-Control': file.cacheControl, ETag: etag, Vary: 'Accept-Encoding' })
  if (file.policy) reply.header('Content-Security-Policy', file.policy)
  if (file.resourcePolicy) reply.header('Cross-Origin-Resource-Policy', file.resourcePolicy)
  // Source: RFC 9110, 13.1.1
  if (headers['if-match'] && !matches(headers['if-match'], etag, 'strong')) return sendProblem(reply, 412)
  if (matches(headers['if-none-match'], etag)) return reply.code(304).send()

  if (encoding !== 'identity') reply.header('Content-Encoding', encoding)
  return reply.type(file.type).send(file.bodies[encoding])
}

/** Whether a list of ETags has this one. A strong comparison matches no weak ETag. Source: RFC 9110, 8.8.3.2 */
function matches(tags: string | undefined, etag: string, comparison: 'weak' | 'strong' = 'weak'): boolean {
  if (!tags) return false
  const bare = (tag: string) => (comparison === 'weak' ? tag.trim().replace(/^W\//, '') : tag.trim())
  return tags === '*' || tags.split(',').some((tag) => bare(tag) === etag)
}
