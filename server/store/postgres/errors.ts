/** How the code of a failure begins that another try may overcome: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const retryableCodes = [
  '08', // connection exceptions
  '57P01', // the administrator ends the connection
  '57P02', // the server crashed
  '57P03', // the server starts or stops
  '40001', // two transactions that conflict
  '40P01', // deadlock
  'ENOENT', // no such socket file, as the server is not running
  ...['EAI_AGAIN', 'ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT'],
]

/** Likewise, of failures that end, but not within seconds, or that more tries would make worse. */
const transientCodes = [
  '53', // disk full, out of memory, too many connections
  '25006', // read-only: a replica, or a server in trouble
  '25P03', // too long idle in a transaction
  '55P03', // a lock was not granted
  '57014', // statement timeout
  '57P05', // too long idle
  '58', // trouble outside the database, such as an input/output error
]

/** pg's own failures have only a message. */
const lostConnection =
  /^(Connection terminated( unexpectedly)?|Client (has encountered a connection error|was closed) and is not queryable)$/

export const readTimeout = 'Query read timeout'

/** The first is a limit on the size of files, which has no code of its own; the others have waited for seconds already. */
const transientMessages = [
  'could not extend file',
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
  'timeout expired',
  readTimeout,
]

const startsWithAny = (text: string | undefined, beginnings: string[]) =>
  beginnings.some((beginning) => text?.startsWith(beginning))

/** Whether the same work may succeed when it is tried again at once. */
export function isRetryable(error: unknown): boolean {
  const { code, message } = error as NodeJS.ErrnoException
  return startsWithAny(code, retryableCodes) || lostConnection.test(message)
}

/** Whether it may succeed later: the database is away, full, read-only or too busy. */
export function isTransient(error: unknown): boolean {
  const { code, message } = error as NodeJS.ErrnoException
  return isRetryable(error) || startsWithAny(code, transientCodes) || startsWithAny(message, transientMessages)
}
