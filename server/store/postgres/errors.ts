/** Prefixes of error codes worth an immediate retry: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const retryableCodes = [
  '08', // connection exceptions
  '57P01', // the administrator ended the connection
  '57P02', // the server crashed
  '57P03', // the server is starting or stopping
  '40001', // two transactions that conflict
  '40P01', // deadlock
  'ENOENT', // no socket file: the server is not running
  ...['EAI_AGAIN', 'ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT'],
]

/** Prefixes of error codes that may pass, but not within seconds, or that retries would make worse. */
const transientCodes = [
  '53', // disk full, out of memory, too many connections
  '25006', // read-only, such as a replica
  '25P03', // too long idle in a transaction
  '55P03', // a lock was not granted
  '57014', // statement timeout
  '57P05', // too long idle
  '58', // an error outside the database, such as I/O
]

/** pg's own errors have a message and no code. */
const lostConnection =
  /^(Connection terminated( unexpectedly)?|Client (has encountered a connection error|was closed) and is not queryable)$/

export const readTimeout = 'Query read timeout'

/** Prefixes of the messages of transient errors without a distinct code: a file-size limit and long timeouts. */
const transientMessages = [
  'could not extend file',
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
  'timeout expired',
  readTimeout,
]

const startsWithAny = (text: string | undefined, beginnings: string[]) =>
  beginnings.some((beginning) => text?.startsWith(beginning))

/** Whether the same work may succeed on an immediate retry. */
export function isRetryable(error: unknown): boolean {
  const { code, message } = error as NodeJS.ErrnoException
  return startsWithAny(code, retryableCodes) || lostConnection.test(message)
}

/** Whether the same work may succeed later: the database is unreachable, full, read-only or too busy. */
export function isTransient(error: unknown): boolean {
  const { code, message } = error as NodeJS.ErrnoException
  return isRetryable(error) || startsWithAny(code, transientCodes) || startsWithAny(message, transientMessages)
}
