import { operator } from '#operator.config.ts'

/** The site's public origin, for canonical links and other addresses that are written at build. */
export const siteUrl = process.env.SITE_URL?.replace(/\/$/, '') || operator.siteUrl
