import { afterAll, expect, test } from 'vitest'
import { secondsOf } from '../contract/promises.ts'
import { savingPath } from '../contract/records.ts'
import type { Tables } from './store/tables.ts'
import { failingStore, newApp } from './testing/app.ts'
import { noon } from './testing/calculation.ts'
import { env, forgetAll, saveRun } from './testing/legal.ts'

/* What the legal pages promise of the program; what it takes no longer than they say is in contract/promises.ts. */

const site = await newApp({ env })
const broken = await newApp({ store: failingStore(new Error('disk on fire')) })
afterAll(() => Promise.all([site.close(), broken.close()]))

test('neither a record nor the log says where it came from, nor the log what was saved', async () => {
  const [saved, failed] = [await saveRun(site), await saveRun(broken)]
  const log = [...site.logged, ...broken.logged].join()
  // the log is on: both are in it
  expect([saved.statusCode, failed.statusCode]).toEqual([201, 500])
  expect(log).toMatch(/"status":201.*"status":500/s)
  const records = JSON.stringify([await site.rows(), await site.visitors()])
  expect(records + log).not.toMatch(/203\.0\.113|TalkativeBrowser|fr-CA/)
  expect(log).not.toMatch(/homme|"(age|weight|distance)"/)
  expect(log).not.toContain(saved.cookies[0]!.value)
})

test('what remains of a deletion does not lead back to the number', async () => {
  const [{ fingerprint, forgotten_at }] = (await forgetAll(site)) as [Tables['forgotten_visitors']]
  expect([fingerprint, forgotten_at]).toEqual([expect.stringMatching(/^[\w-]{43}$/), noon])
})

test('the cookies are the two described, and a page sets none', async () => {
  const { cookies } = await saveRun(site)
  expect(cookies).toEqual([
    {
      name: '__Host-visitor',
      value: expect.any(String),
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      secure: true,
      maxAge: secondsOf('visitorCookie'),
    },
  ])
  const stopped = await site.app.inject({ method: 'PUT', url: savingPath, payload: { saving: false } })
  expect(stopped.cookies).toEqual([
    {
      name: '__Host-saving',
      value: 'stopped',
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      secure: true,
      maxAge: secondsOf('savingCookie'),
    },
  ])
  expect((await site.app.inject('/')).cookies).toEqual([])
})
