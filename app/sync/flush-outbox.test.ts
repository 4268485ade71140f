// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { defaultRun } from '../../domain/protocols/cooper-run/cooper-run.ts'
import type { ProtocolEntry } from '../../domain/protocols/registry.ts'
import { announceSave, dismissToast, expectToast, useToasts } from '../layout/toast/toast-store.ts'
import { flushInBackground, flushOutbox } from './flush-outbox.ts'
import { revokePath } from '../../api/records.ts'
import { revokeEntries, saveStatusOf, pendingEntries, putInOutbox, revokedKeys } from './outbox.ts'
import { queryClient } from './query-client.ts'
import { isSavingDisabled, storeSavingPreference } from '../storage/opt-out.ts'

const run: ProtocolEntry = { protocol: 'cooper-run', inputs: defaultRun }
const step: ProtocolEntry = { protocol: 'queens-college-step', inputs: { gender: 'femme', pulse: 140 } }
const tooOld: ProtocolEntry = {
  protocol: 'astrand-ryhming-cycle',
  inputs: { age: 80, gender: 'femme', weight: 70, watts: 75, pulseAtMinute5: 140, pulseAtMinute6: 140 },
}
let count = 0
const put = (key: string, entry: ProtocolEntry = run) => putInOutbox(entry, key, Date.now() - 1000 + ++count)
const keys = () => pendingEntries().map(({ key }) => key)
const toast = () => {
  const { toast } = renderHook(useToasts).result.current
  return toast?.open ? toast : undefined
}

beforeEach(() => {
  let locks: Promise<unknown> = Promise.resolve()
  const request = (_: string, __: object, run: () => Promise<unknown>) => (locks = locks.then(run, run))
  vi.stubGlobal('navigator', { locks: { request }, onLine: true })
})
afterEach(() => {
  storeSavingPreference(true)
  localStorage.clear()
  dismissToast()
  queryClient.clear()
})

/** An answer of the site with this status; 0 is none. */
function answer(status: number, problem: object = {}): Promise<Response> {
  if (!status) return Promise.reject(new TypeError('Failed to fetch'))
  return Promise.resolve(Response.json(status === 201 ? { id: 'x' } : { status, ...problem }, { status }))
}

/** A site that answers with these statuses, one after the other and the last from then on. */
function answering(...statuses: number[]) {
  const sent: { path: string; key: string | undefined; body: unknown }[] = []
  vi.stubGlobal('fetch', (path: string, { headers, body }: { headers: Record<string, string>; body: string }) => {
    sent.push({ path, key: headers['Idempotency-Key'], body: JSON.parse(body) })
    return answer((statuses.length > 1 ? statuses.shift() : statuses[0])!)
  })
  return sent
}
const saves = (sent: { path: string }[]) =>
  sent.filter(({ path }) => path !== revokePath) as ReturnType<typeof answering>
/** Sends what waits; returns how each entry ended, by its key. */
const flush = async (key?: string) => Object.fromEntries(await flushOutbox(key))
const answeringWith = (...answers: (() => Promise<Response>)[]) => vi.stubGlobal('fetch', () => answers.shift()!())

test('what waits is sent in order, each with its key, as the site computes it today, and then waits no more', async () => {
  put('a')
  put('b', step)
  const sent = answering(201)
  expect(await flush()).toEqual({ a: 'saved', b: 'saved' })
  expect(sent).toMatchObject([
    { path: '/api/vo2/calculate', key: '"a"', body: { ...defaultRun, vo2maxResult: 402, category: 'Bon' } },
    { path: '/api/vo2/records', key: '"b"', body: { ...step, result: { vo2maxTenths: 400 } } },
  ])
  expect(localStorage).toHaveLength(0)
})

test.each([0, 502, 503, 429, 403, 404, 405])('after %d it waits on, and all that comes after it', async (status) => {
  put('a')
  put('b')
  const sent = answering(status)
  expect([await flush(), sent.length, keys()]).toEqual([{}, 1, ['a', 'b']])
})

test.each([
  ['the page of a network that asks people to sign in', () => new Response('<h1>Hello</h1>', { status: 200 })],
  ['the same with our status', () => new Response('<h1>Hello</h1>', { status: 201 })],
  ['JSON without an id', () => Response.json({}, { status: 201 })],
  ['JSON with another status', () => Response.json({ id: 'x' })],
  ['a page that refuses as we refuse', () => new Response('<h1>Conflict</h1>', { status: 409 })],
  ['a page that says that all is gone', () => new Response('<h1>Gone</h1>', { status: 410 })],
  ['a page of 400', () => new Response('<h1>Bad request</h1>', { status: 400 })],
])('%s is no answer of the site: what waits waits on, even what was just made', async (_, foreign) => {
  put('a')
  answeringWith(() => Promise.resolve(foreign()))
  expect([await flush('a'), keys(), isSavingDisabled()]).toEqual([{}, ['a'], false])
})

test('an entry over which the site fails waits on, and those after it are sent', async () => {
  for (const key of ['a', 'b', 'c']) put(key)
  const sent = answering(500, 500, 201)
  expect(await flush()).toEqual({ c: 'saved' })
  expect([sent.length, keys()]).toEqual([3, ['a', 'b']])
})

test('what was just made is told as failed when the site fails over it', async () => {
  put('a')
  put('b')
  answering(201, 500)
  expect([await flush('b'), keys()]).toEqual([{ a: 'saved', b: 'failed' }, []])
})

test.each([429, 503])(
  'what was just made and is refused for now (%d) waits, and is sent again after a minute',
  async (status) => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    put('a')
    const sent = answering(status, 201)
    expect([await flush('a'), keys()]).toEqual([{}, ['a']])
    await vi.advanceTimersByTimeAsync(60_000)
    expect([sent.length, keys()]).toEqual([2, []])
  },
)

test.each([
  ['full', 409, { reason: 'full' }],
  ['versionSkew', 422, {}],
  ['versionSkew', 400, {}],
])('an entry that is %s waits on, and those after it are sent', async (status, code, problem) => {
  put('a')
  put('b')
  answeringWith(
    () => answer(code, problem),
    () => answer(201),
  )
  expect(await flush()).toEqual({ a: status, b: 'saved' })
  expect(keys()).toEqual(['a'])
})

test.each([
  ['to stop', 409, 'stopped', true, 0],
  ['for everything to be deleted', 410, 'revoked', false, 2],
] as const)('after a request %s nothing waits, and the pages say why', async (_, status, end, isDisabled, told) => {
  put('a')
  put('b')
  const sent = answering(status, 201)
  const ends = await flushOutbox()
  expect([ends.size, saves(sent).length, pendingEntries(), isSavingDisabled()]).toEqual([told, 1, [], isDisabled])
  expect([saveStatusOf('a'), saveStatusOf('b')]).toEqual([end, end])
})

test('an erased id that came back takes with it what waited, and what was made since or just now is saved for a new one', async () => {
  put('older')
  put('just made')
  const sent = answering(410, 201)
  expect(await flush('just made')).toEqual({ older: 'revoked', 'just made': 'saved' })
  expect(saves(sent).map(({ key }) => key)).toEqual(['"older"', '"just made"'])

  putInOutbox(run, 'made since', Date.now())
  put('waited then')
  answeringWith(() => answer(410, { erasedFor: 500 }), ...Array.from({ length: 3 }, () => () => answer(201)))
  expect(await flush()).toEqual({ 'waited then': 'revoked', 'made since': 'saved' })

  put('another')
  answering(410, 201)
  expect(await flush('another')).toEqual({ another: 'saved' })
})

test('a run made since the deletion is saved, however late the answer that tells of it', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  put('made since')
  answeringWith(
    () => {
      vi.setSystemTime(Date.now() + 9000)
      return answer(410, { erasedFor: 2000 })
    },
    () => answer(201),
  )
  expect(await flush()).toEqual({ 'made since': 'saved' })
})

test('what is taken back while it is sent ends as taken back, whatever the answer, and the site is told', async () => {
  put('a')
  const told: unknown[] = []
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    if (path === revokePath) told.push(JSON.parse(body))
    else revokeEntries()
    return answer(201)
  })
  expect(await flush()).toEqual({})
  await vi.waitFor(() => expect(told).toEqual([{ keys: ['a'] }]))
  await vi.waitFor(() => expect(revokedKeys()).toEqual([]))
})

test.each([
  ['of no test', { protocol: 'none', inputs: {} } as unknown as ProtocolEntry],
  ['with inputs that no form takes', { ...run, inputs: { ...defaultRun, age: '30' } } as unknown as ProtocolEntry],
  ['that the site computes no more', tooOld],
])('an entry %s is told once, waits for its reader, and does not keep the others back', async (_, bad) => {
  put('a', bad)
  put('b')
  answering(201)
  await flushInBackground()
  expect([keys(), toast()?.kind]).toEqual([['a'], 'failed'])
  dismissToast()
  await flushInBackground()
  expect(toast()).toBeUndefined()
})

test('of a result on show that is sent in the background its page tells, and nobody tells it again', async () => {
  const end = announceSave('shown')
  put('older')
  put('shown')
  answering(201)
  await flushInBackground()
  expect(toast()).toMatchObject({ kind: 'saved', announced: true })
  end()
})

test('while the answer to what was just made is awaited, nothing from the background cuts in', async () => {
  const end = expectToast()
  put('older')
  answering(201)
  await flushInBackground()
  expect([toast(), pendingEntries()]).toEqual([undefined, []])
  end()
})
