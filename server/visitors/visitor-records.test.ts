import type { FastifyReply, FastifyRequest } from 'fastify'
import { expect, test, vi } from 'vitest'
import { secondsOf } from '#contract/published-constants.ts'
import type { VisitorRecords } from '#contract/records.ts'
import { defaultRun } from '#domain/protocols/cooper-run.ts'
import { newSqliteDatabase } from '#tests/support/server/database.ts'
import { saveIn } from '#tests/support/server/new-save.ts'
import { noon } from '#tests/support/server/noon.ts'
import { day } from '../clock.ts'
import { type RecordStore, StoreUnavailableError } from '../records/store.ts'
import { visitorRecordsOf } from './visitor-records.ts'

/** Returns what a page may do with the records of the visitor who requests it, and what that does to their cookie. */
function pageOf(visitorId: string | undefined, store: RecordStore, { now = noon, headers = {} } = {}) {
  const request = { cookies: { visitor: visitorId }, protocol: 'http', headers } as unknown as FastifyRequest
  const cookie = { setCookie: vi.fn(), clearCookie: vi.fn() }
  const reply = { request, ...cookie } as unknown as FastifyReply
  const options = { store, clock: { now: () => now }, env: { SITE_URL: undefined } }
  const records: VisitorRecords = visitorRecordsOf(request, reply, options)
  return { ...cookie, records }
}

/** Returns the saved records of two visitors, who each have one. */
async function twoVisitors() {
  const database = newSqliteDatabase()
  const store = await database.open()
  const [mine, theirs] = [await saveIn(store), await saveIn(store)]
  const lastActive = async () => {
    const visitors = await database.sql('select id, last_active_at from visitors')
    return Object.fromEntries(visitors.map((visitor) => [visitor['id'], visitor['last_active_at']]))
  }
  const recordsOf = async ({ visitorId }: typeof mine) => (await store.list(visitorId, 10)).records
  return { store, mine, theirs, lastActive, recordsOf }
}

test('a page that lists the visitor’s own records is a visit', async () => {
  const { store, mine, theirs, lastActive } = await twoVisitors()
  const { records, setCookie } = pageOf(mine.visitorId, store, { now: noon + 20 * day })
  expect(await records.list()).toEqual({ records: [mine.record], nextCursor: null })
  const renewed = expect.objectContaining({ maxAge: secondsOf('visitorCookie'), httpOnly: true })
  expect(setCookie).toHaveBeenCalledExactlyOnceWith('visitor', mine.visitorId, renewed)
  expect(await lastActive()).toEqual({ [mine.visitorId]: noon + 20 * day, [theirs.visitorId]: noon })
})

test('a page requested without a cookie sets none', async () => {
  const { store } = await twoVisitors()
  const { records, setCookie } = pageOf(undefined, store)
  expect(await records.list()).toEqual({ records: [], nextCursor: null })
  expect(setCookie).not.toHaveBeenCalled()
})

test('a page corrects a record, and lists it as corrected', async () => {
  const { store, mine } = await twoVisitors()
  const { records } = pageOf(mine.visitorId, store)
  expect(await records.correct(mine.record.id, { ...defaultRun, distance: 2600 })).toBe(true)
  expect((await records.list()).records).toEqual([{ ...mine.record, distance: 2600, vo2maxResult: 445 }])
})

test('a page deletes a record once', async () => {
  const { store, mine, recordsOf } = await twoVisitors()
  const { records } = pageOf(mine.visitorId, store)
  expect(await records.delete(mine.record.id)).toBe(true)
  expect(await records.delete(mine.record.id)).toBe(false)
  expect(await recordsOf(mine)).toEqual([])
})

test('a page deletes a visitor, all their records and their cookie', async () => {
  const { store, mine, theirs, lastActive, recordsOf } = await twoVisitors()
  const { records, setCookie, clearCookie } = pageOf(mine.visitorId, store)
  await records.deleteAll()
  expect(await records.list()).toEqual({ records: [], nextCursor: null })
  expect(clearCookie).toHaveBeenCalledExactlyOnceWith('visitor', expect.anything())
  expect(setCookie).not.toHaveBeenCalled()
  expect([await recordsOf(theirs), await lastActive()]).toEqual([[theirs.record], { [theirs.visitorId]: noon }])
})

test('a deletion that a page reports as failed has deleted nothing', async () => {
  const { store, mine, recordsOf } = await twoVisitors()
  const { records } = pageOf(mine.visitorId, store)
  vi.spyOn(store, 'visit').mockRejectedValueOnce(new StoreUnavailableError('disk full'))
  await expect(records.delete(mine.record.id)).rejects.toThrow('disk full')
  expect(await recordsOf(mine)).toEqual([mine.record])
})

test('another’s record is unknown to a page, and stays', async () => {
  const { store, mine, theirs, recordsOf } = await twoVisitors()
  const { records } = pageOf(mine.visitorId, store)
  expect(await records.correct(theirs.record.id, defaultRun)).toBe(false)
  expect(await records.delete(theirs.record.id)).toBe(false)
  expect(await recordsOf(theirs)).toEqual([theirs.record])
})

test.each(['cross-site', 'same-site'])('a link on a %s page opens My progress, and is no visit', async (from) => {
  const { store, mine, theirs, lastActive } = await twoVisitors()
  const headers = { 'sec-fetch-site': from }
  const { records, setCookie } = pageOf(mine.visitorId, store, { now: noon + day, headers })
  expect((await records.list()).records).toEqual([mine.record])
  expect(setCookie).not.toHaveBeenCalled()
  expect(await lastActive()).toEqual({ [mine.visitorId]: noon, [theirs.visitorId]: noon })
})
