/** SQLSTATE classes and codes of failures that another try may overcome: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const retryableStates = [
  '08', // connection exceptions
  '57P01', // the administrator ends the connection
  '57P02', // the server crashed
  '57P03', // the server starts or stops
  '40001', // two transactions that conflict
  '40P01', // deadlock
]

/** Likewise, of failures that end, but not within seconds, or that more tries would make worse. */
const transientStates = [
  '53', // disk full, out of memory, too many connections
  '25006', // read-only: a replica, or a server in trouble
  '25P03', // too long idle in a transaction
  '55P03', // a lock was not granted
  '57014', // statement timeout
  '57P05', // too long idle
  '58', // trouble outside the database, such as an input/output error
]

/** ENOENT: no such socket file, as the server is not running. */
const networkCode = /^E(AI_AGAIN|CONNREFUSED|CONNRESET|HOSTUNREACH|NETUNREACH|NOENT|NOTFOUND|PIPE|TIMEDOUT)$/

/** pg's own failures have only a message. */
const lostConnection =
  /^(Connection terminated( unexpectedly)?|Client (has encountered a connection error|was closed) and is not queryable)$/

export const readTimeout = 'Query read timeout'

/** These failed after waiting for seconds; another try would double the wait. */
const timeouts = [
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
  'timeout expired',
  readTimeout,
]

/** Whether the same work may succeed when it is tried again at once. */
export function isRetryable(error: unknown): boolean {
  const { code, message } = asFailure(error)
  return startsWithOneOf(code, retryableStates) || networkCode.test(code) || lostConnection.test(message)
}

/** Whether it may succeed later: the database is away, full, read-only or too busy. */
export function isTransient(error: unknown): boolean {
  const { code, message } = asFailure(error)
  // a limit on the size of files has no state of its own
  if (message.startsWith('could not extend file')) return true
  return isRetryable(error) || startsWithOneOf(code, transientStates) || timeouts.includes(message)
}

function asFailure(error: unknown): { code: string; message: string } {
  if (!(error instanceof Error)) return { code: '', message: '' }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return { code, message: error.message }
}

function startsWithOneOf(code: string, beginnings: string[]): boolean {
  return beginnings.some((beginning) => code.startsWith(beginning))
}
