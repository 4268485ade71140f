import { expect, test } from 'vitest'
import { readEnv } from './env.ts'

test('without any variable, the defaults apply', () =>
  expect(readEnv({})).toEqual({
    PORT: 3000,
    HOST: '127.0.0.1',
    DATA_DIR: './data',
    TRUST_PROXY: false,
    RATE_LIMIT_MAX: 120,
    LOG_LEVEL: 'info',
  }))

test('an empty variable counts as not set', () =>
  expect(readEnv({ PORT: '', HOST: '', DATABASE_URL: '', SITE_URL: '', TRUST_PROXY: '' })).toEqual(readEnv({})))

test.each([
  ['PORT', '0', 0],
  ['PORT', '65535', 65535],
  ['HOST', '::1', '::1'],
  ['DATABASE_URL', 'postgres://me:secret@db:5432/vo2', 'postgres://me:secret@db:5432/vo2'],
  ['DATABASE_URL', 'postgresql:///vo2?host=/run/postgresql', 'postgresql:///vo2?host=/run/postgresql'],
  ['SITE_URL', 'https://WWW.Site.ca/', 'https://www.site.ca'],
  ['SITE_URL', 'http://localhost:3000', 'http://localhost:3000'],
  ['TRUST_PROXY', 'false', false],
  ['TRUST_PROXY', 'loopback', 'loopback'],
  ['TRUST_PROXY', '10.0.0.0/8, ::1', '10.0.0.0/8, ::1'],
  ['TRUST_PROXY', 'fd00::/8,uniquelocal,linklocal', 'fd00::/8,uniquelocal,linklocal'],
  ['RATE_LIMIT_MAX', '1000000', 1_000_000],
  ['LOG_LEVEL', 'silent', 'silent'],
])('%s may be %s', (name, value, read) => expect(readEnv({ [name]: value })).toMatchObject({ [name]: read }))

const wholePort = 'PORT must be a whole number from 0 to 65535.'
const origin = 'SITE_URL must be an origin such as https://www.site.ca, without a path.'
const proxies = 'TRUST_PROXY must be false, or the addresses of the proxies separated by commas.'
const wholeLimit = 'RATE_LIMIT_MAX must be a whole number from 1 to 1000000.'
const level = 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.'

const address = 'DATABASE_URL must be an address that starts with postgres://.'
const refused = (name: string, message: string, ...values: string[]) =>
  values.map((value) => [name, value, message] as const)

test.each<readonly [string, string, string]>([
  ...refused('PORT', wholePort, '65536', '-1', '80.5', '0x50', ' 80'),
  ...refused('HOST', 'HOST must be a host name or an IP address.', 'a host', ' '),
  ...refused('DATABASE_URL', address, 'mysql://me:secret@db/vo2', 'secret', '/var/secret.db'),
  ...refused('SITE_URL', origin, 'www.site.ca', 'ftp://site.ca', 'https://', 'https://site.ca/blog', 'null'),
  ...refused('SITE_URL', origin, 'https://site.ca?a'),
  ...refused('TRUST_PROXY', proxies, 'true', '1', '*', 'Loopback', '10.0.0.256', '10.0.0.1,', 'proxy'),
  ...refused('TRUST_PROXY', proxies, '10.0.0.0/33', '10.0.0.0/0', 'fd00::/129'),
  ...refused('RATE_LIMIT_MAX', wholeLimit, '0', '-1', '1000001', 'many', '1.5'),
  ['LOG_LEVEL', 'INFO', level],
])('%s may not be %s', (name, value, message) => expect(() => readEnv({ [name]: value })).toThrow(new Error(message)))

test('the error names one of several wrong variables', () =>
  expect(() => readEnv({ LOG_LEVEL: 'loud', PORT: 'x' })).toThrow(new Error(wholePort)))
