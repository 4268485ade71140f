/** The files of one language that the service worker stores, as listed by the build. */
export interface Precache {
  /** name of the cache: the language, a hyphen and a hash of `files` */
  cache: string
  /** pages have a Subresource Integrity hash; assets need none, because their names contain a hash */
  files: [path: string, integrity?: string][]
  /** HTML sent for a page that is not in the cache */
  offlinePage: string
}
