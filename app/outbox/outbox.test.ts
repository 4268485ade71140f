// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { calculatePath } from '../../contract/calculation.ts'
import { measurementsPath } from '../../contract/records.ts'
import { isSavingStopped, rememberSaving } from './saving-preference.ts'
import { sendOutbox } from './send-outbox.ts'
import { endOf, emptyOutbox, addToOutbox, listenToOtherTabs, outbox, removeFromOutbox } from './outbox.ts'

const run = { age: 30, gender: 'homme', weight: 70, distance: 2400 }
const step = { test: 'queens-college-step', inputs: { gender: 'femme', pulse: 140 } }
const tooOld = {
  test: 'astrand-ryhming-cycle',
  inputs: { age: 80, gender: 'femme', weight: 70, watts: 75, pulseAtMinute5: 140, pulseAtMinute6: 140 },
}
const record = (key: string, distance = 2400) => ({ path: calculatePath, body: { ...run, distance }, key })
const day = 24 * 3_600_000
const now = Date.now()

let locks: Promise<unknown>
beforeEach(() => {
  locks = Promise.resolve()
  const request = (_: string, __: object, run: () => Promise<unknown>) => (locks = locks.then(run, run))
  vi.stubGlobal('navigator', { locks: { request } })
})
afterEach(() => {
  vi.unstubAllGlobals()
  rememberSaving(true)
  localStorage.clear()
})

/** A site that answers with these statuses, one after the other and the last from then on; 0 is no answer. */
function answering(...statuses: number[]) {
  const sent: { key: string | undefined; body: Record<string, unknown> }[] = []
  vi.stubGlobal('fetch', async (_: string, { headers, body }: { headers: Record<string, string>; body: string }) => {
    sent.push({ key: headers['Idempotency-Key'], body: JSON.parse(body) as Record<string, unknown> })
    const status = (statuses.length > 1 ? statuses.shift() : statuses[0])!
    if (!status) throw new TypeError('Failed to fetch')
    return new Response('{}', { status })
  })
  return sent
}
const keys = () => outbox(now).map(({ key }) => key)

test('what waits comes in the order in which it came, though the clock stood still or went back between', () => {
  const order = ['b', 'a', 'c', 'j', 'd', 'i', 'e', 'h', 'f', 'g', 'k', 'l']
  for (const [index, key] of order.entries()) addToOutbox(record(key), undefined, index < 6 ? now : now - 1000)
  expect(keys()).toEqual(order)
})

test('what comes after the first are gone is still the last', () => {
  addToOutbox(record('b'))
  addToOutbox(record('c'))
  removeFromOutbox('b')
  addToOutbox(record('a'))
  expect(keys()).toEqual(['c', 'a'])
})

test('a record that is tried again keeps its place', () => {
  addToOutbox(record('a'), undefined, now - 1000)
  addToOutbox(record('b'), undefined, now - 500)
  addToOutbox(record('a'), undefined, now)
  expect(keys()).toEqual(['a', 'b'])
})

test('who stops leaves nothing waiting, and the page says that they asked for it', () => {
  const tell = vi.fn()
  addToOutbox(record('a'), tell)
  rememberSaving(false)
  emptyOutbox()
  expect([tell.mock.calls, endOf('a')]).toEqual([[['stopped']], 'stopped'])
})

test('nothing waits of who has asked us to stop, without a key, or where the browser has no locks or no storage', () => {
  rememberSaving(false)
  expect(addToOutbox(record('a'))).toBe(false)
  rememberSaving(true)
  expect(addToOutbox({ ...record('a'), key: undefined })).toBe(false)
  vi.stubGlobal('navigator', {})
  expect(addToOutbox(record('a'))).toBe(false)
  vi.stubGlobal('navigator', { locks: {} })
  vi.stubGlobal('localStorage', undefined)
  expect(addToOutbox(record('a'))).toBe(false)
  vi.unstubAllGlobals()
  expect(localStorage).toHaveLength(0)
})

test('what has waited for 30 days is forgotten, and so is what cannot be read', () => {
  addToOutbox(record('old'), undefined, now - 30 * day)
  addToOutbox(record('young'), undefined, now - 30 * day + 1)
  localStorage.setItem(`outbox 1 ${now} broken`, '{')
  localStorage.setItem(`outbox 1 ${now} empty`, 'null')
  expect([keys(), Object.keys(localStorage).length]).toEqual([['young'], 1])
})

test('it is sent in order, each with its key, as the site computes it today, and then waits no more', async () => {
  addToOutbox({ ...record('a'), body: { ...run, vo2maxResult: 1, category: 'Faible' } }, undefined, now - 2)
  addToOutbox({ path: measurementsPath, body: step, key: 'b' }, undefined, now - 1)
  const sent = answering(201)
  expect([...(await sendOutbox())]).toEqual([
    ['a', 'saved'],
    ['b', 'saved'],
  ])
  expect(sent).toMatchObject([
    { key: '"a"', body: { ...run, vo2maxResult: 402, category: 'Bon' } },
    { key: '"b"', body: { ...step, result: { vo2maxResult: 400 } } },
  ])
  expect(localStorage).toHaveLength(0)
})

test.each([
  ['no answer', 0],
  ['an answer of 502', 502],
  ['an answer of 503', 503],
  ['an answer of 429', 429],
])('after %s it waits on, and all that comes after it', async (_, status) => {
  addToOutbox(record('a'), undefined, now - 2)
  addToOutbox(record('b'), undefined, now - 1)
  const sent = answering(status)
  expect([[...(await sendOutbox())], sent.length, keys()]).toEqual([[], 1, ['a', 'b']])
})

test('a record over which the site fails waits on, and those after it are sent', async () => {
  for (const key of ['a', 'b', 'c']) addToOutbox(record(key))
  const sent = answering(500, 500, 201)
  expect([...(await sendOutbox())]).toEqual([['c', 'saved']])
  expect([sent.length, keys()]).toEqual([3, ['a', 'b']])
})

test('a site that fails over one record and is busy with the next is asked no more', async () => {
  for (const key of ['a', 'b', 'c']) addToOutbox(record(key))
  const sent = answering(500, 503, 201)
  expect([[...(await sendOutbox())], sent.length, keys()]).toEqual([[], 2, ['a', 'b', 'c']])
})

test('what was just made is told as failed when the site fails over it', async () => {
  for (const key of ['a', 'b']) addToOutbox(record(key))
  answering(500)
  expect([[...(await sendOutbox('b'))], keys()]).toEqual([[['b', 'failed']], ['a']])
})

test.each([
  ['full', 409, '{"reason":"full"}'],
  ['outdated', 422, '{}'],
])('a record that is refused as %s waits on, and those after it are sent', async (saved, status, body) => {
  addToOutbox(record('a'), undefined, now - 2)
  addToOutbox(record('b'), undefined, now - 1)
  const answers = [new Response(body, { status }), new Response('{}', { status: 201 })]
  vi.stubGlobal('fetch', () => Promise.resolve(answers.shift()))
  expect([...(await sendOutbox())]).toEqual([
    ['a', saved],
    ['b', 'saved'],
  ])
  expect(keys()).toEqual(['a'])
})

test('who has asked us to stop meanwhile is not asked again: all that waits is forgotten, and its pages say why', async () => {
  const [first, second] = [vi.fn(), vi.fn()]
  addToOutbox(record('a'), first, now - 2)
  addToOutbox(record('b'), second, now - 1)
  const sent = answering(409)
  await sendOutbox()
  expect([sent.length, outbox(), isSavingStopped()]).toEqual([1, [], true])
  expect([first.mock.calls, second.mock.calls]).toEqual([[['stopped']], [['stopped']]])
})

test('all that waits when everything was deleted elsewhere goes with the rest, unsent: it would make a new visitor', async () => {
  const second = vi.fn()
  addToOutbox(record('a'), undefined, now - 2)
  addToOutbox(record('b'), second, now - 1)
  const sent = answering(410, 201)
  expect([[...(await sendOutbox())], sent.length, outbox()]).toEqual([[['a', 'failed']], 1, []])
  expect(second).toHaveBeenCalledWith('failed')
})

test.each([
  ['that the site refuses', record('a'), 403],
  ['that cannot be computed', { ...record('a'), path: measurementsPath, body: { test: 'none' } }, undefined],
  ['that the site computes no more', { ...record('a'), path: measurementsPath, body: tooOld }, undefined],
])('a record %s ends, and does not keep the others back', async (_, bad, status) => {
  addToOutbox(bad, undefined, now - 2)
  addToOutbox(record('b'), undefined, now - 1)
  answering(...(status ? [status, 201] : [201]))
  expect([[...(await sendOutbox())], outbox()]).toEqual([
    [
      ['a', 'failed'],
      ['b', 'saved'],
    ],
    [],
  ])
})

test('what was just made is not kept back by a busy site: its reader hears so', async () => {
  addToOutbox(record('a'), undefined, now - 2)
  addToOutbox(record('b'), undefined, now - 1)
  answering(201, 503)
  expect([[...(await sendOutbox('b'))], keys()]).toEqual([
    [
      ['a', 'saved'],
      ['b', 'failed'],
    ],
    [],
  ])
})

test('a try whose answer was lost is saved, though the site computes otherwise since', async () => {
  addToOutbox(record('a'))
  const body = JSON.stringify({ errors: [{ field: 'Idempotency-Key', message: 'Already used for another body' }] })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status: 422 })))
  expect([[...(await sendOutbox())], outbox()]).toEqual([[['a', 'saved']], []])
})

test('what the form posts does not wait as well', () => {
  addToOutbox(record('a'), undefined, now - 2)
  addToOutbox(record('b'), undefined, now - 1)
  removeFromOutbox('a')
  removeFromOutbox(undefined)
  expect(keys()).toEqual(['b'])
})

test('two tabs that send at the same time send each record once', async () => {
  addToOutbox(record('a'), undefined, now - 2)
  addToOutbox(record('b'), undefined, now - 1)
  const sent = answering(201)
  await Promise.all([sendOutbox(), sendOutbox()])
  expect(sent.map(({ key }) => key)).toEqual(['"a"', '"b"'])
})

test('what is deleted while others are sent is not sent', async () => {
  addToOutbox(record('a'), undefined, now - 2)
  addToOutbox(record('b'), undefined, now - 1)
  const asked = vi.fn(() => {
    emptyOutbox()
    return Promise.resolve(new Response('{}', { status: 201 }))
  })
  vi.stubGlobal('fetch', asked)
  await sendOutbox()
  expect([asked.mock.calls.length, outbox()]).toEqual([1, []])
})

test('what is deleted while the file that computes it comes is not sent', async () => {
  addToOutbox({ path: measurementsPath, body: step, key: 'a' })
  const sent = answering(201)
  const request = (_: string, __: object, run: () => Promise<unknown>) => {
    const done = run()
    emptyOutbox()
    return done
  }
  vi.stubGlobal('navigator', { locks: { request } })
  expect([[...(await sendOutbox())], sent]).toEqual([[], []])
})

test('the page that shows a record hears that it was deleted, and in another tab how it ended', () => {
  const [deleted, saved, gone] = [vi.fn(), vi.fn(), vi.fn()]
  addToOutbox(record('deleted'), deleted)
  expect(emptyOutbox()).toBe(1)
  expect(deleted).toHaveBeenCalledWith('failed')

  listenToOtherTabs()
  addToOutbox(record('saved'), saved, now)
  addToOutbox(record('gone'), gone, now)
  const change = (key: string, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key: `outbox 1 ${now} ${key}`, newValue }))
  change('saved', 'saved')
  change('saved', null)
  change('gone', null)
  expect([saved.mock.calls, gone.mock.calls]).toEqual([[['saved']], [['failed']]])
  expect([endOf('saved'), endOf('gone')]).toEqual(['saved', 'failed'])
})
