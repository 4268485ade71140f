import fastify, { type FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Clock } from './clock.ts'
import type { Env } from './env.ts'
import { newestBackup } from './newest-backup.ts'

/** How a purge ended: `postponed` when the store was unavailable, `stopped` when the server shut down first. */
export type PurgeOutcome = 'done' | 'postponed' | 'failed' | 'stopped'

export type Metrics = ReturnType<typeof createMetrics>

/** Creates the server's metrics. No label comes from user input, so none holds personal data. */
export function createMetrics(clock: Clock, backupFolder?: string) {
  const registry = new Registry()
  const registers = [registry]
  // CPU time, memory, open files, garbage collection and event loop lag
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Answers by method, route and status, and the time from the request’s head to the end of the answer.',
    labelNames: ['method', 'route', 'status'],
    // from under 1 ms, for a page in memory, to the longest requests
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  })
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers })
  const saves = counter('vo2max_saves_total', 'Records that are durable.')
  const storeErrors = counter(
    'vo2max_store_errors_total',
    'Calls of the store that failed, by call and by whether the database was unavailable or broken otherwise.',
    'call',
    'kind',
  )
  const purges = counter('vo2max_purge_runs_total', 'Deletions of inactive visitors, by outcome.', 'outcome')
  const purgedVisitors = counter('vo2max_purged_visitors_total', 'Inactive visitors deleted.')
  const lastPurge = new Gauge({
    name: 'vo2max_purge_last_success_timestamp_seconds',
    help: 'When the last purge that deleted everything due ended; 0 before the first.',
    registers,
  })
  if (backupFolder !== undefined) {
    const lastBackup: Gauge = new Gauge({
      name: 'vo2max_backup_last_success_timestamp_seconds',
      help: 'When the newest backup in BACKUP_DIR was made; 0 before the first.',
      registers,
      collect: () => lastBackup.set((newestBackup(backupFolder) ?? 0) / 1000),
    })
  }
  const refusals = counter('vo2max_shed_total', 'Pages not rendered as too many were asked for at once.')
  const drops = counter('vo2max_dropped_connections_total', 'Connections closed as too many were open.')

  return {
    /** `ms` counts from the request's headers to the end of the response. */
    requestCompleted: ({ ms, ...labels }: { method: string; route: string; status: number; ms: number }) =>
      requests.observe(labels, ms / 1000),
    purgeEnded(outcome: PurgeOutcome, visitors: number) {
      purges.inc({ outcome })
      purgedVisitors.inc(visitors)
      if (outcome === 'done') lastPurge.set(clock.now() / 1000)
    },
    /** Counts a page refused because too many were pending. */
    pageRefused: () => refusals.inc(),
    /** Counts a connection closed because too many were open. */
    connectionRefused: () => drops.inc(),
    /** Counts a durable record. */
    recordSaved: () => saves.inc(),
    /** Counts a failed call of the store. */
    storeFailed: (call: string, kind: 'unavailable' | 'other') => storeErrors.inc({ call, kind }),
    registry,
  }
}

/** Serves `GET /metrics` on its own, private address. Resolves once it listens. */
export async function serveMetrics(
  { registry }: Metrics,
  { METRICS_HOST: host, METRICS_PORT: port = 0 }: Pick<Env, 'METRICS_HOST' | 'METRICS_PORT'>,
): Promise<FastifyInstance> {
  const app = fastify()
  app.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()))
  await app.listen({ host, port })
  return app
}
