import { afterAll, expect, test } from 'vitest'
import { calculatePath } from '../contract/calculate.ts'
import { secondsOf } from '../contract/retention.ts'
import { recordOf } from '../contract/record.ts'
import { exportPaths, recordsPath, savingPath } from '../contract/records.ts'
import { calculation, failingStore, newApp } from './testing/app.ts'
import { noon, runOf } from './testing/records.ts'

/* What the legal pages promise, as it runs in public behind HTTPS. */

const day = 86_400_000
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

test('what remains of a deletion is the time, and fingerprints that lead back to no number', async () => {
  const own = await newApp({ env })
  const key = '8e03978e-40d5-43dd-bc93-6894a57f9324'
  const [cookie] = (await saveRun(own, { 'idempotency-key': `"${key}"` })).cookies
  const headers = { cookie: `__Host-visitor=${cookie!.value}` }
  await own.app.inject({ method: 'DELETE', url: recordsPath, headers })
  const erasures = await own.erasures()
  const remains = { fingerprint: expect.stringMatching(/^[\w-]{43}$/), erased_at: noon }
  expect(erasures).toEqual([remains, remains])
  for (const id of [key, cookie!.value]) expect(JSON.stringify(erasures)).not.toContain(id.slice(0, 8))
  expect([await own.visitors(), await own.rows()]).toEqual([[], []])
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

test.each<[method: 'GET' | 'PUT' | 'DELETE', path: string, payload?: object]>([
  ['GET', recordsPath],
  ['PUT', `${recordsPath}/:id`, recordOf(runOf(2500))!],
  ['DELETE', `${recordsPath}/:id`],
  ['DELETE', recordsPath],
  ['GET', exportPaths.json],
  ['GET', exportPaths.csv],
  ['PUT', savingPath, { saving: false }],
])('visitors see, correct, delete, export and stop by themselves: %s %s', async (method, path, payload) => {
  const saved = await saveRun(site)
  const { statusCode } = await site.app.inject({
    method,
    url: path.replace(':id', saved.json().id),
    headers: { cookie: `__Host-visitor=${saved.cookies[0]!.value}` },
    ...(payload && { payload }),
  })
  expect([200, 204]).toContain(statusCode)
})

test('a visit to one’s records starts the retention again, unless a link of another site leads to it', async () => {
  const own = await newApp({ env })
  const saved = await saveRun(own)
  own.clock.time += 20 * day
  const headers = { cookie: `__Host-visitor=${saved.cookies[0]!.value}` }
  const { cookies } = await own.app.inject({ url: recordsPath, headers })
  expect([cookies[0]!.maxAge, (await own.visitors())[0]!['last_active_at']]).toEqual([
    secondsOf('visitorCookie'),
    own.clock.time,
  ])
  own.clock.time += day
  const byLink = await own.app.inject({
    url: '/mes-resultats',
    headers: { ...headers, 'sec-fetch-site': 'cross-site' },
  })
  expect([byLink.cookies, (await own.visitors())[0]!['last_active_at']]).toEqual([[], own.clock.time - day])
  await own.close()
})

test('a link does not tell another site where it came from', async () =>
  expect((await site.app.inject('/')).headers['referrer-policy']).toBe('same-origin'))
