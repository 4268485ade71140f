import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'

/**
 * Hooks that refuse a client with 429 beyond its limit for the minute, before the body is read. `saves`: runs, from the
 * API and by forms. `others`: all other responses that are made for a request.
 */
export type RateLimits = Record<'saves' | 'others', ReturnType<FastifyInstance['rateLimit']>>

/** Creates the limits, counted in memory. `max` is per client and minute, with room for a school class's saves. */
export async function createRateLimits(app: FastifyInstance, max: number): Promise<RateLimits> {
  await app.register(rateLimit, { global: false, max, timeWindow: '1 minute' })
  return { saves: app.rateLimit({}), others: app.rateLimit({}) }
}
