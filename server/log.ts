/** The part of a pino logger that the server's parts use. */
export interface Log {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

export const silentLog: Log = { info() {}, warn() {}, error() {} }
