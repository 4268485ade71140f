/** What the build tells the worker of a language. */
export interface Precache {
  /** the cache's name, which changes with any of the files */
  cache: string
  /** a page with its hash, as Subresource Integrity has it; the name of an asset has its own */
  files: [path: string, integrity?: string][]
  /** the page that stands for what is not in it, as HTML */
  offlinePage: string
}
