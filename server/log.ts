import pino, { type DestinationStream, type Logger } from 'pino'
import type { Env } from './env.ts'

/** The part of the logger that the server uses. */
export type ServerLogger = Pick<Logger, 'info' | 'warn' | 'error'>

/** Returns a logger that writes one JSON object a line, by default to standard output. */
export function jsonLogger(level: Env['LOG_LEVEL'], destination?: DestinationStream): Logger {
  return pino({ level, serializers: { err: errorSerializer } }, destination ?? pino.destination({ sync: true }))
}

/** Drops an error's extra properties, which may hold a raw request (Node's parser) or a whole row (PostgreSQL). */
function errorSerializer(error: Error & { code?: unknown }) {
  const { type, message, stack } = pino.stdSerializers.err(error)
  return { type, message, stack, code: error.code }
}

/** Returns an error's message, or its code: a failed connection to a name with several addresses has no message. */
export function reasonOf(error: unknown): string {
  const { message, code } = error as NodeJS.ErrnoException
  return message || code || 'unknown failure'
}
