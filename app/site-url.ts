import { operator } from '#operator.config.ts'

/** The site's public origin, as known at build time. */
export const siteUrl = import.meta.env.SITE_URL || operator.siteUrl
