import { operator } from '#operator.config.ts'
import { readEnv } from '#server/env.ts'

/**
 * The site's public origin, for canonical links and other addresses that are written at build.
 * @throws Error for a malformed SITE_URL
 */
export const siteUrl = readEnv({ SITE_URL: process.env.SITE_URL }).SITE_URL ?? operator.siteUrl
