import { isIP } from 'node:net'
import * as v from 'valibot'

const wholeNumber = (from: number, to: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number), v.minValue(from), v.maxValue(to))

const hostName = v.pipe(v.string(), v.regex(/^\S+$/))

const protocolOf = (url: string) => (URL.canParse(url) ? new URL(url).protocol : '')
const isOrigin = (url: string) => /^https?:$/.test(protocolOf(url)) && /^[^/]+\/\/[^/?#]+\/?$/.test(url)

const isProxy = (name: string) => ['loopback', 'linklocal', 'uniquelocal'].includes(name) || isAddressRange(name)

function isAddressRange(text: string): boolean {
  const [, address = '', bits = '1'] = /^([\da-f.:]+)(?:\/(\d{1,3}))?$/i.exec(text) ?? []
  const most = { 4: 32, 6: 128 }[isIP(address)] ?? 0
  return Number(bits) >= 1 && Number(bits) <= most
}

/** The proxies in front of us, whose X-Forwarded headers are believed: what Fastify's `trustProxy` takes. */
const trustedProxies = v.pipe(
  v.string(),
  v.check((value) => value === 'false' || value.split(',').every((name) => isProxy(name.trim()))),
  v.transform((value) => value !== 'false' && value),
)

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** One line a variable: how it is read and its default. */
const schema = v.object({
  PORT: v.optional(wholeNumber(0, 65535), '3000'),
  HOST: v.optional(hostName, '127.0.0.1'),
  DATA_DIR: v.optional(v.string(), './data'),
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.check((url) => /^postgres(ql)?:$/.test(protocolOf(url))),
    ),
  ),
  SITE_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(isOrigin),
      v.transform((url) => new URL(url).origin),
    ),
  ),
  TRUST_PROXY: v.optional(trustedProxies, 'false'),
  RATE_LIMIT_MAX: v.optional(wholeNumber(1, 1_000_000), '60'),
  MAX_CONNECTIONS: v.optional(wholeNumber(1, 1_000_000), '4000'),
  LOG_LEVEL: v.optional(v.picklist(logLevels), 'info'),
  LISTEN_FDS: v.optional(wholeNumber(1, 1)),
  LISTEN_PID: v.optional(wholeNumber(1, 999_999_999)),
  DRAIN_SECONDS: v.optional(wholeNumber(0, 300), '0'),
  METRICS_PORT: v.optional(wholeNumber(0, 65535)),
  METRICS_HOST: v.optional(hostName, '127.0.0.1'),
})

const expected: Record<keyof Env, string> = {
  PORT: 'a whole number from 0 to 65535',
  HOST: 'a host name or an IP address',
  DATA_DIR: 'a folder',
  DATABASE_URL: 'an address that starts with postgres://',
  SITE_URL: 'an origin such as https://www.site.ca, without a path',
  TRUST_PROXY: 'false, or the addresses of the proxies separated by commas',
  RATE_LIMIT_MAX: 'a whole number from 1 to 1000000',
  MAX_CONNECTIONS: 'a whole number from 1 to 1000000',
  LOG_LEVEL: `one of ${logLevels.join(', ')}`,
  LISTEN_FDS: '1: the site listens on one socket',
  LISTEN_PID: 'a process id',
  DRAIN_SECONDS: 'a whole number from 0 to 300',
  METRICS_PORT: 'a whole number from 0 to 65535',
  METRICS_HOST: 'a host name or an IP address',
}

export type Env = v.InferOutput<typeof schema>

/**
 * The environment, typed and checked; an empty variable counts as not set.
 * @throws Error whose message is one line that names the variable. The value is not repeated: it may hold a password.
 */
export function readEnv(variables: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''))
  const { success, output, issues } = v.safeParse(schema, given)
  if (success) return output
  const name = v.getDotPath(issues[0]) as keyof Env
  throw new Error(`${name} must be ${expected[name]}.`)
}
