import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { failingStore } from '../testing/app.ts'
import { createMetrics } from './metrics.ts'
import { newRecord, noon } from '../testing/records.ts'

const file = join(import.meta.dirname, '../../docs/alerts.yml')
const promtool = '/usr/bin/promtool'

/** Of Prometheus itself, and of the machine's own exporter. */
const notOurs = ['vo2max_backup_last_success_timestamp_seconds']

test('an alert asks for nothing that the server does not measure', async () => {
  const metrics = createMetrics({ now: () => noon })
  metrics.requestCompleted({ method: 'GET', route: '/*', status: 200, ms: 1 })
  await expect(metrics.instrumented(failingStore()).insert(newRecord())).rejects.toThrow()
  const text = await metrics.registry.metrics()

  const { groups } = parse(readFileSync(file, 'utf8')) as { groups: { rules: { expr: string }[] }[] }
  const asked = groups.flatMap(({ rules }) => rules.flatMap(({ expr }) => expr.match(/\b[a-z\d]+_[a-z\d_]+\b/g) ?? []))
  const names = asked.filter((name) => name !== 'histogram_quantile' && !notOurs.includes(name))
  expect(names.length).toBeGreaterThan(8)
  expect(names.filter((name) => !new RegExp(`^${name}[ {]`, 'm').test(text))).toEqual([])
})

test.skipIf(!existsSync(promtool))('Prometheus accepts the alerts', () => {
  const { stdout, stderr, status } = spawnSync(promtool, ['check', 'rules', file], { encoding: 'utf8' })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(stdout).toContain('SUCCESS: 12 rules found')
})
