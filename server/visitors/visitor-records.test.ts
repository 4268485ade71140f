import { expect, test, vi } from 'vitest'
import { secondsOf } from '#contract/service-terms.ts'
import { defaultRun } from '#domain/protocols/cooper-run.ts'
import { newSite, newVisitor } from '#tests/support/server/app.ts'
import { day, minute } from '../clock.ts'
import { StoreUnavailable } from '../records/store.ts'

/** What a page can do with the records of the visitor who requests it. */

/** Returns a visitor who has saved a run, and another. */
async function twoVisitors() {
  const site = await newSite()
  const [mine, theirs] = [newVisitor(site), newVisitor(site)]
  return { site, mine, theirs, saved: await mine.save(), others: await theirs.save() }
}

test('a page that lists the visitor’s own records is a visit', async () => {
  const { site, mine, saved } = await twoVisitors()
  site.clock.time += 20 * day
  const { result, cookies } = await mine.openPage((records) => records.list())
  expect(result).toEqual({ records: [saved], next: null })
  expect(cookies).toMatchObject([{ value: mine.cookie, maxAge: secondsOf('visitorCookie'), httpOnly: true }])
  const times = (await site.visitors()).map((visitor) => visitor['last_active_at'])
  expect(times).toEqual([site.clock.time, site.clock.time - 20 * day])
})

test('a page requested without a cookie sets none', async () => {
  const { result, cookies } = await newVisitor(await newSite()).openPage((records) => records.list())
  expect([result, cookies]).toEqual([{ records: [], next: null }, []])
})

test('a page corrects a record, and lists it as corrected', async () => {
  const { mine, saved } = await twoVisitors()
  const { result } = await mine.openPage(async (records) => [
    await records.correct(saved.id, { ...defaultRun, distance: 2600 }),
    await records.list(),
  ])
  expect(result).toEqual([true, { records: [{ ...saved, distance: 2600, vo2maxResult: 445 }], next: null }])
})

test('a page deletes a record once', async () => {
  const { mine, saved } = await twoVisitors()
  const { result } = await mine.openPage(async (records) => ({
    first: await records.delete(saved.id),
    second: await records.delete(saved.id),
  }))
  expect(result).toEqual({ first: true, second: false })
  expect(await mine.records()).toEqual([])
})

test('a page deletes a visitor, all their records and their cookie', async () => {
  const { site, mine, others } = await twoVisitors()
  const { result } = await mine.openPage(async (records) => {
    await records.deleteAll()
    return records.list()
  })
  expect([result, mine.cookie]).toEqual([{ records: [], next: null }, ''])
  expect(await site.rows()).toMatchObject([{ id: others.id }])
  expect(await site.visitors()).toHaveLength(1)
})

test('a deletion that a page reports as failed has deleted nothing', async () => {
  const { site, mine, saved } = await twoVisitors()
  vi.spyOn(site.store, 'touch').mockRejectedValueOnce(new StoreUnavailable('disk full'))
  const { result } = await mine.openPage((records) => records.delete(saved.id).catch(() => 'failed'))
  expect(result).toBe('failed')
  expect(await mine.records()).toMatchObject([saved])
})

test('another’s record is unknown to a page, and stays', async () => {
  const { mine, theirs, others } = await twoVisitors()
  const { result } = await mine.openPage(async (records) => ({
    corrected: await records.correct(others.id, defaultRun),
    deleted: await records.delete(others.id),
  }))
  expect(result).toEqual({ corrected: false, deleted: false })
  expect(await theirs.records()).toMatchObject([others])
})

test('a run that a page saves twice within a minute is one record', async () => {
  const site = await newSite()
  const visitor = newVisitor(site)
  const save = () => visitor.openPage((records) => records.savePosted(defaultRun))
  await save()
  await save()
  expect(await site.rows()).toHaveLength(1)
  site.clock.time += minute
  await Promise.all([save(), save()])
  expect(await site.rows()).toHaveLength(2)
})

test.each(['cross-site', 'same-site'])('a link on a %s page opens My progress, and is no visit', async (from) => {
  const { site, mine, saved } = await twoVisitors()
  const before = await site.visitors()
  site.clock.time += day
  const { result, cookies } = await mine.openPage((records) => records.list(), { 'sec-fetch-site': from })
  expect([result, cookies]).toEqual([{ records: [saved], next: null }, []])
  expect(await site.visitors()).toEqual(before)
})
