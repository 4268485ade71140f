import { randomUUID } from 'node:crypto'
import { finished } from 'node:stream'
import cookie from '@fastify/cookie'
import fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { registerApi } from './api/api.ts'
import { registerCalendar } from './calendar.ts'
import type { Clock } from './clock.ts'
import type { Env } from './env.ts'
import { registerHealth } from './health.ts'
import { sendNotFound } from './pages/not-found.ts'
import type { SitePages } from './pages/page.ts'
import { registerPages } from './pages/register-pages.ts'
import { malformedBody, ProblemError, sendClientError, sendProblem } from './problems/problem-details.ts'
import { createRateLimits } from './rate-limit.ts'
import { type RecordStore, StoreUnavailableError } from './records/store.ts'
import { refusalStatusOf } from './refusals.ts'
import { originForm } from './request-target.ts'
import { securityHeaders } from './security/headers.ts'

export interface AppOptions {
  store: RecordStore
  clock: Clock
  pages: SitePages
  env: Pick<Env, 'SITE_URL' | 'TRUST_PROXY' | 'RATE_LIMIT_MAX'>
  logger: FastifyBaseLogger
}

const malformedJsonCodes = ['FST_ERR_CTP_EMPTY_JSON_BODY', 'FST_ERR_CTP_INVALID_JSON_BODY']

/** Builds the whole server without listening, so that tests can inject requests. */
export async function buildApp({ store, clock, pages, env, logger }: AppOptions): Promise<FastifyInstance> {
  const app: FastifyInstance = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: 4096,
    trustProxy: env.TRUST_PROXY,
    // closes the connections of clients that stall while they send a request or read a response
    connectionTimeout: 30_000,
    requestTimeout: 15_000,
    keepAliveTimeout: 65_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5_000, joinDuplicateHeaders: true },
    forceCloseConnections: 'idle',
    // requests already on their way at shutdown get their normal response
    return503OnClosing: false,
    rewriteUrl: ({ url = '/' }) => originForm(url),
    clientErrorHandler: sendClientError,
    // no hooks run for them
    frameworkErrors: ({ statusCode = 400 }, _request, reply) =>
      void sendProblem(reply.headers(securityHeaders), statusCode),
  })
  // RFC 9110, 10.1.1 allows ignoring an unknown Expect header; Node's own 417 would lack the security headers
  app.server.on('checkExpectation', app.routing)
  // only JSON is accepted here; pages/register-pages.ts adds forms
  app.removeContentTypeParser('text/plain')

  app.setErrorHandler((error: FastifyError | ProblemError, request, reply) => {
    if (error instanceof ProblemError) return sendProblem(reply, error.status, error.members)
    const status = error instanceof StoreUnavailableError ? 503 : (error.statusCode ?? 500)
    if (status >= 500) request.log.error({ err: error }, 'request failed')
    return sendProblem(reply, status, malformedJsonCodes.includes(error.code) ? malformedBody : {})
  })

  await app.register(cookie)
  const rateLimits = await createRateLimits(app, env.RATE_LIMIT_MAX)

  // callback hooks: async ones would create three promises for every page
  app.addHook('onRequest', (request, reply, next) => {
    reply.headers(securityHeaders)
    const status = refusalStatusOf(request, env.SITE_URL)
    if (status) sendProblem(reply, status)
    else if (request.is404) sendNotFound(request, reply, pages)
    else next()
  })

  let isClosing = false
  app.addHook('preClose', (done) => {
    isClosing = true
    done()
  })
  app.addHook('onSend', (request, reply, _payload, next) => {
    // a kept connection would hold up the shutdown
    if (isClosing) reply.header('Connection', 'close')
    // lets a visitor's error report be matched to a log line
    if (reply.statusCode >= 500) reply.header('X-Request-Id', request.id)
    // reads the rest of a refused body first: a connection that is reset would lose the response
    if (isArriving(request)) finished(request.raw.resume(), () => next())
    else next()
  })
  app.addHook('onResponse', (request, reply, next) => {
    // logs the route instead of the URL: a log line holds no personal data
    const { method, routeOptions } = request
    const { url: route = 'none' } = routeOptions
    const completed = { method, route, status: reply.statusCode, ms: reply.elapsedTime }
    if (route.startsWith('/api/') || completed.status >= 500) request.log.info(completed, 'request')
    else request.log.debug(completed, 'request')
    next()
  })

  registerApi(app, { store, clock, env, rateLimits })
  registerHealth(app, { store, rateLimits })
  registerCalendar(app, { clock, rateLimits })
  await registerPages(app, pages, { store, clock, env, rateLimits })
  return app
}

/** Whether the client has not yet sent the whole body. */
function isArriving({ raw, headers }: FastifyRequest): boolean {
  return !raw.complete && (headers['content-length'] ?? headers['transfer-encoding']) !== undefined
}
