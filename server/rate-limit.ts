import type { FastifyInstance } from 'fastify'

/**
 * Hooks that refuse a client with 429 beyond its limit for the minute, before the body is read. `saves`: runs, from the
 * API and by forms. `reads`: all other responses that are made for a request.
 */
export type RateLimits = Record<'saves' | 'reads', ReturnType<FastifyInstance['rateLimit']>>
