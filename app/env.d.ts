/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** the site's public origin (scripts/site-url.ts) */
  readonly SITE_URL: string
  /** ISO 8601, UTC */
  readonly BUILD_DAY: string
}

declare module '*.mdx' {
  import type { FrontMatter } from '#content/page-source.ts'
  export const handle: FrontMatter
}

/** The server build, which React Router's Vite plugin provides. */
declare module 'virtual:react-router/server-build' {
  const build: import('react-router').ServerBuild
  export = build
}
