import { operator } from '../operator.config.ts'

/** Public origin of the site, as it was known at build. */
export const siteUrl = import.meta.env.SITE_URL || operator.siteUrl
