import { afterAll, expect, test } from 'vitest'
import { calculatePath } from '../contract/calculate.ts'
import { secondsOf } from '../contract/retention.ts'
import { recordsPath, savingPath } from '../contract/records.ts'
import { calculation, failingStore, newApp } from './testing/app.ts'

/* What the legal pages promise, as it runs in public behind HTTPS. */

const env = { SITE_URL: 'https://www.site.ca' }
const site = await newApp({ env })
const broken = await newApp({ store: failingStore(new Error('disk on fire')) })
afterAll(() => Promise.all([site.close(), broken.close()]))

/** Saves a run as a browser would that says a lot about itself. */
function saveRun({ app }: Pick<typeof site, 'app'>, headers = {}) {
  return app.inject({
    method: 'POST',
    url: calculatePath,
    payload: calculation,
    remoteAddress: '203.0.113.7',
    headers: { 'user-agent': 'TalkativeBrowser/9', 'accept-language': 'fr-CA', ...headers },
  })
}

test('neither a record nor the log says where it came from, nor the log what was saved', async () => {
  const [saved, failed] = [await saveRun(site), await saveRun(broken)]
  const id = saved.json().id as string
  await site.sql(`update records set inputs = '{"age":30,"secret":1}' where id = '${id}'`)
  await site.app.inject({ url: recordsPath, headers: { cookie: `__Host-visitor=${saved.cookies[0]!.value}` } })
  const log = [...site.logged, ...broken.logged].join()
  // the log is on: all of it is in there
  expect([saved.statusCode, failed.statusCode]).toEqual([201, 500])
  expect(log).toMatch(/"status":201.*"status":200.*"status":500/s)
  const records = JSON.stringify([await site.rows(), await site.visitors()])
  expect(records + log).not.toMatch(/203\.0\.113|TalkativeBrowser|fr-CA/)
  expect(log).not.toMatch(/homme|secret|"(age|weight|distance)"/)
  expect(log).not.toContain(saved.cookies[0]!.value)
})

test('a visitor’s number, its times, and what a record holds are all that is kept', async () => {
  const own = await newApp({ env })
  await saveRun(own)
  const [[visitor], [row]] = [await own.visitors(), await own.rows()]
  expect(Object.keys(visitor!)).toEqual(['id', 'created_at', 'last_active_at'])
  expect(Object.keys(row!)).toEqual([
    ...['id', 'visitor_id', 'test', 'inputs', 'vo2max_tenths', 'standard_error_tenths', 'index_tenths', 'category'],
    ...['created_at', 'idempotency_key'],
  ])
  await own.close()
})

test('the cookies are the two described, and a page sets none', async () => {
  const attributes = { path: '/', httpOnly: true, sameSite: 'Lax', secure: true }
  expect((await saveRun(site)).cookies).toEqual([
    { name: '__Host-visitor', value: expect.any(String), ...attributes, maxAge: secondsOf('visitorCookie') },
  ])
  const stopped = await site.app.inject({ method: 'PUT', url: savingPath, payload: { saving: false } })
  expect(stopped.cookies).toEqual([
    { name: '__Host-saving', value: 'stopped', ...attributes, maxAge: secondsOf('savingCookie') },
  ])
  expect((await site.app.inject('/')).cookies).toEqual([])
})
