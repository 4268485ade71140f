/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** the site's public origin at build time; empty if not set */
  readonly SITE_URL: string
  /** whether the site has a service worker: `worksOffline` in operator.config.ts */
  readonly WORKS_OFFLINE: boolean
}

declare module '*.mdx' {
  import type { FrontMatter } from './layout/page-head.tsx'
  export const handle: FrontMatter
}
