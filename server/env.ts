import { isIP } from 'node:net'
import * as v from 'valibot'

/** Returns a schema for a string. `expected` describes a valid one in the error message. */
const textSchema = (expected: string, isValid: (value: string) => boolean) =>
  v.pipe(v.string(), v.check(isValid, expected))

const wholeNumberSchema = (from: number, to: number, expected = `a whole number from ${from} to ${to}`) =>
  v.pipe(
    textSchema(expected, (value) => /^\d{1,9}$/.test(value) && Number(value) >= from && Number(value) <= to),
    v.transform(Number),
  )

const hostNameSchema = textSchema('a host name or an IP address', (value) => /^\S+$/.test(value))

const schemeOf = (url: string) => (URL.canParse(url) ? new URL(url).protocol : '')
const isOrigin = (url: string) => /^https?:$/.test(schemeOf(url)) && /^[^/]+\/\/[^/?#]+\/?$/.test(url)

const isProxy = (name: string) => ['loopback', 'linklocal', 'uniquelocal'].includes(name) || isAddressRange(name)

function isAddressRange(text: string): boolean {
  const [, address = '', bits = '1'] = /^([\da-f.:]+)(?:\/(\d{1,3}))?$/i.exec(text) ?? []
  const maxBits = { 4: 32, 6: 128 }[isIP(address)] ?? 0
  return Number(bits) >= 1 && Number(bits) <= maxBits
}

/** The proxies whose X-Forwarded headers are trusted, in the form of Fastify's `trustProxy`. */
const trustedProxiesSchema = v.pipe(
  textSchema(
    'false, or the addresses of the proxies separated by commas',
    (value) => value === 'false' || value.split(',').every((name) => isProxy(name.trim())),
  ),
  v.transform((value) => value !== 'false' && value),
)

const siteUrlSchema = v.pipe(
  textSchema('an origin such as https://www.site.ca, without a path', isOrigin),
  v.transform((url) => new URL(url).origin),
)

const databaseUrlSchema = textSchema('an address that starts with postgres://', (url) =>
  /^postgres(ql)?:$/.test(schemeOf(url)),
)

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** The environment variables, each with its schema and default. */
const envSchema = v.object({
  PORT: v.optional(wholeNumberSchema(0, 65535), '3000'),
  HOST: v.optional(hostNameSchema, '127.0.0.1'),
  DATA_DIR: v.optional(v.string(), './data'),
  DATABASE_URL: v.optional(databaseUrlSchema),
  SITE_URL: v.optional(siteUrlSchema),
  TRUST_PROXY: v.optional(trustedProxiesSchema, 'false'),
  RATE_LIMIT_MAX: v.optional(wholeNumberSchema(1, 1_000_000), '120'),
  LOG_LEVEL: v.optional(v.picklist(logLevels, `one of ${logLevels.join(', ')}`), 'info'),
  BACKUP_DIR: v.optional(v.string()),
})

/** The names of all variables that the server reads. */
export const variableNames = Object.keys(envSchema.entries)

export type Env = v.InferOutput<typeof envSchema>

/**
 * Parses the environment. An empty variable counts as not set.
 * @throws Error with one line that names the variable, without its value, which may hold a password
 */
export function readEnv(environment: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const { success, output, issues } = v.safeParse(envSchema, given)
  if (success) return output
  throw new Error(`${v.getDotPath(issues[0])} must be ${issues[0].message}.`)
}
