import { expect, test, vi } from 'vitest'
import { secondsOf } from '#contract/published-constants.ts'
import type { SavedRecord, VisitorRecords } from '#contract/records.ts'
import { defaultRun } from '#domain/protocols/cooper-run.ts'
import { newSite, newVisitor } from '#tests/support/server/app.ts'
import { day, minute } from '../clock.ts'
import { StoreUnavailableError } from '../records/store.ts'

/** What a page can do with the records of the visitor who requests it. */

type Page<Result> = (records: VisitorRecords, saved: Record<'mine' | 'others', SavedRecord>) => Promise<Result>

/** Returns a visitor who has saved a run, another, and what opens My progress: `page` is what it does there. */
async function twoVisitors<Result>(page: Page<Result>) {
  const results: Result[] = []
  const site = await newSite({ page: async (records) => results.push(await page(records, { mine: saved, others })) })
  const [mine, theirs] = [newVisitor(site), newVisitor(site)]
  const [saved, others] = [await mine.save(), await theirs.save()]
  async function openPage(headers = {}, visitor = mine) {
    const { cookies } = await visitor.send('GET', '/mes-resultats', undefined, headers)
    return { result: results.at(-1), cookies }
  }
  return { site, mine, theirs, saved, others, openPage }
}

test('a page that lists the visitor’s own records is a visit', async () => {
  const { site, mine, saved, openPage } = await twoVisitors((records) => records.list())
  site.clock.time += 20 * day
  const { result, cookies } = await openPage()
  expect(result).toEqual({ records: [saved], nextCursor: null })
  expect(cookies).toMatchObject([{ value: mine.cookie, maxAge: secondsOf('visitorCookie'), httpOnly: true }])
  const times = (await site.visitors()).map((visitor) => visitor['last_active_at'])
  expect(times).toEqual([site.clock.time, site.clock.time - 20 * day])
})

test('a page requested without a cookie sets none', async () => {
  const { site, openPage } = await twoVisitors((records) => records.list())
  const { result, cookies } = await openPage({}, newVisitor(site))
  expect([result, cookies]).toEqual([{ records: [], nextCursor: null }, []])
})

test('a page corrects a record, and lists it as corrected', async () => {
  const { saved, openPage } = await twoVisitors(async (records, { mine }) => [
    await records.correct(mine.id, { ...defaultRun, distance: 2600 }),
    await records.list(),
  ])
  const { result } = await openPage()
  expect(result).toEqual([true, { records: [{ ...saved, distance: 2600, vo2maxResult: 445 }], nextCursor: null }])
})

test('a page deletes a record once', async () => {
  const { mine, openPage } = await twoVisitors(async (records, saved) => ({
    first: await records.delete(saved.mine.id),
    second: await records.delete(saved.mine.id),
  }))
  const { result } = await openPage()
  expect(result).toEqual({ first: true, second: false })
  expect(await mine.records()).toEqual([])
})

test('a page deletes a visitor, all their records and their cookie', async () => {
  const { site, mine, others, openPage } = await twoVisitors(async (records) => {
    await records.deleteAll()
    return records.list()
  })
  const { result } = await openPage()
  expect([result, mine.cookie]).toEqual([{ records: [], nextCursor: null }, ''])
  expect(await site.rows()).toMatchObject([{ id: others.id }])
  expect(await site.visitors()).toHaveLength(1)
})

test('a deletion that a page reports as failed has deleted nothing', async () => {
  const { site, mine, saved, openPage } = await twoVisitors((records, { mine }) =>
    records.delete(mine.id).catch(() => 'failed'),
  )
  vi.spyOn(site.store, 'visit').mockRejectedValueOnce(new StoreUnavailableError('disk full'))
  const { result } = await openPage()
  expect(result).toBe('failed')
  expect(await mine.records()).toMatchObject([saved])
})

test('another’s record is unknown to a page, and stays', async () => {
  const { theirs, others, openPage } = await twoVisitors(async (records, { others }) => ({
    corrected: await records.correct(others.id, defaultRun),
    deleted: await records.delete(others.id),
  }))
  const { result } = await openPage()
  expect(result).toEqual({ corrected: false, deleted: false })
  expect(await theirs.records()).toMatchObject([others])
})

test('a run that a page saves twice within a minute is one record', async () => {
  const site = await newSite({ page: (records) => records.savePosted(defaultRun) })
  const visitor = newVisitor(site)
  const save = () => visitor.send('GET', '/mes-resultats')
  await save()
  await save()
  expect(await site.rows()).toHaveLength(1)
  site.clock.time += minute
  await Promise.all([save(), save()])
  expect(await site.rows()).toHaveLength(2)
})

test.each(['cross-site', 'same-site'])('a link on a %s page opens My progress, and is no visit', async (from) => {
  const { site, saved, openPage } = await twoVisitors((records) => records.list())
  const before = await site.visitors()
  site.clock.time += day
  const { result, cookies } = await openPage({ 'sec-fetch-site': from })
  expect([result, cookies]).toEqual([{ records: [saved], nextCursor: null }, []])
  expect(await site.visitors()).toEqual(before)
})
