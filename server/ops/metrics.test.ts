import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { calculatePath } from '../../api/calculate.ts'
import { recordsPath } from '../../api/record-operations.ts'
import { runBody, failingStore, newSite, saveRequest } from '../testing/app.ts'
import { meteredStore } from '../store/metered-store.ts'
import { createMetrics } from './metrics.ts'
import { newRecord, noon } from '../testing/records.ts'

const metrics = () => createMetrics({ now: () => noon })

async function newWatchedApp() {
  const counted = metrics()
  const site = await newSite({ metrics: counted })
  return { ...site, report: () => counted.registry.metrics() }
}

test('a response is counted by method, route and status, with its duration', async () => {
  const { app, report } = await newWatchedApp()
  for (const payload of [runBody, {}]) await app.inject({ ...saveRequest, payload })
  await app.inject('/mesurer')
  const text = await report()
  const series = (method: string, route: string, status: number) =>
    `http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"} 1`
  expect(text).toContain(series('POST', calculatePath, 201))
  expect(text).toContain(series('POST', calculatePath, 400))
  expect(text).toContain(series('GET', '/*', 200))
  expect(text).toMatch(/http_request_duration_seconds_bucket\{le="10",method="GET",route="\/\*",status="200"\} 1/)
})

test('unknown paths and methods add few series, without data of the client', async () => {
  const { app, report } = await newWatchedApp()
  const { cookies } = await app.inject(saveRequest)
  const before = (await report()).split('\n').length
  for (let turn = 0; turn < 50; turn++) {
    const url = [`/nowhere-${turn}`, `${recordsPath}/secret-${turn}`, `/api/secret-${turn}`, `/?secret=${turn}`][
      turn % 4
    ]!
    await app.inject({ method: turn % 2 ? 'PUT' : 'GET', url, remoteAddress: `203.0.113.${turn}` })
  }
  const text = await report()
  // a series has 16 lines: 13 buckets, infinity, sum and count
  expect(text.split('\n').length - before).toBeLessThanOrEqual(6 * 16)
  expect(text).not.toMatch(/203\.0\.113|secret|nowhere/)
  expect(text).not.toContain(cookies[0]!.value)
})

test('saves are counted once they are durable', async () => {
  const counted = metrics()
  const kept = newRecord()
  const outcomes = [kept, kept, 'erased', 'keyReused'] as const
  let saves = 0
  const store = meteredStore({ ...failingStore(), insert: async () => outcomes[saves++]! }, counted)
  while (saves < outcomes.length) await store.insert(kept)
  expect(await counted.registry.metrics()).toContain('\nvo2max_saves_total 2\n')
})

test('failures of the store are counted by call and kind, and thrown on', async () => {
  const counted = metrics()
  const away = meteredStore(failingStore(), counted)
  const broken = meteredStore(failingStore(new Error('no such table')), counted)
  await expect(away.insert(newRecord())).rejects.toThrow('disk full')
  await expect(broken.ping()).rejects.toThrow('no such table')
  const text = await counted.registry.metrics()
  expect(text).toContain('\nvo2max_saves_total 0\n')
  expect(text).toContain('\nvo2max_store_errors_total{call="insert",kind="unavailable"} 1\n')
  expect(text).toContain('\nvo2max_store_errors_total{call="ping",kind="other"} 1\n')
})

test('a purge is counted by its outcome, and the time of the last success kept', async () => {
  const counted = metrics()
  counted.purgeEnded('done', 7)
  counted.purgeEnded('postponed', 1)
  const text = await counted.registry.metrics()
  expect(text).toContain('\nvo2max_purge_runs_total{outcome="done"} 1\n')
  expect(text).toContain('\nvo2max_purge_runs_total{outcome="postponed"} 1\n')
  expect(text).toContain('\nvo2max_purged_visitors_total 8\n')
  expect(text).toContain(`\nvo2max_purge_last_success_timestamp_seconds ${noon / 1000}\n`)
})

test('the time of the newest complete backup is measured, and 0 before the first', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vo2max-backups-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const { registry } = createMetrics({ now: () => noon }, folder)
  const measured = async () =>
    /^vo2max_backup_last_success_timestamp_seconds (.*)$/m.exec(await registry.metrics())?.[1]
  expect(await measured()).toBe('0')
  for (const [name, seconds] of [
    ['vo2max-a.db', 1000],
    ['vo2max-b.dump', 2000],
    ['vo2max-c.db.partial', 3000],
    ['x', 4000],
  ] as const) {
    writeFileSync(join(folder, name), '')
    utimesSync(join(folder, name), seconds, seconds)
  }
  expect(await measured()).toBe('2000')
  expect(await metrics().registry.metrics()).not.toContain('vo2max_backup')
})

const alerts = join(import.meta.dirname, '../../deploy/alerts.yml')
const promtool = '/usr/bin/promtool'

test('an alert asks for nothing that the server does not measure', async () => {
  const measured = createMetrics({ now: () => noon }, '/nowhere')
  measured.requestCompleted({ method: 'GET', route: '/*', status: 200, ms: 1 })
  await expect(meteredStore(failingStore(), measured).insert(newRecord())).rejects.toThrow()
  const text = await measured.registry.metrics()

  const { groups } = parse(readFileSync(alerts, 'utf8')) as { groups: { rules: { expr: string }[] }[] }
  const asked = groups.flatMap(({ rules }) => rules.flatMap(({ expr }) => expr.match(/\b[a-z\d]+_[a-z\d_]+\b/g) ?? []))
  const names = asked.filter((name) => name !== 'histogram_quantile')
  expect(names.length).toBeGreaterThan(8)
  expect(names.filter((name) => !new RegExp(`^${name}[ {]`, 'm').test(text))).toEqual([])
})

test.skipIf(!existsSync(promtool))('Prometheus accepts the alerts', () => {
  const { stdout, stderr, status } = spawnSync(promtool, ['check', 'rules', alerts], { encoding: 'utf8' })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(stdout).toContain('SUCCESS: 12 rules found')
})
