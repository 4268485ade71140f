import { expect, test } from 'vitest'
import { secondsOf } from '#contract/service-terms.ts'
import { formPost, newSite, newVisitor, saveRequest } from '#tests/support/server/app.ts'

const day = 24 * 3_600_000
const paths = ['/mes-resultats', '/en/my-results', '/mes-resultats.data', '/en/my-results.data']
const formHeaders = { 'content-type': 'application/x-www-form-urlencoded' }

/** Returns a visitor who has saved a run, and another. */
async function twoVisitors() {
  const site = await newSite()
  const [mine, theirs] = [newVisitor(site), newVisitor(site)]
  return { site, mine, theirs, saved: await mine.save(), others: await theirs.save() }
}

const post = (visitor: ReturnType<typeof newVisitor>, url: string, form: string, headers = {}) =>
  visitor.send('POST', url, form, { ...formHeaders, ...headers })

test.each(paths)('%s lists the visitor’s own records, uncached; it is a visit', async (url) => {
  const { site, mine, saved } = await twoVisitors()
  site.clock.time += 20 * day
  const response = await mine.send('GET', url)
  expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store'])
  expect(response.json()).toEqual({ records: [saved], next: null })
  expect(response.cookies).toMatchObject([{ value: mine.cookie, maxAge: secondsOf('visitorCookie'), httpOnly: true }])
  const times = (await site.visitors()).map((visitor) => visitor['last_active_at'])
  expect(times).toEqual([site.clock.time, site.clock.time - 20 * day])
})

test.each(paths)('%s without a cookie is an empty page, and sets none', async (url) => {
  const response = await newVisitor(await newSite()).send('GET', url)
  expect([response.json(), response.cookies]).toEqual([{ records: [], next: null }, []])
})

test.each(paths)('a form of %s corrects and deletes one record, then all', async (url) => {
  const { site, mine, saved } = await twoVisitors()
  const corrected = { ...saved, distance: 2600, vo2maxResult: 445 }
  const change = async (intent: string) => (await post(mine, url, `intent=${intent}&id=${saved.id}`)).json()
  expect(await change('correct')).toEqual({ done: true, records: [corrected], next: null })
  expect(await change('delete')).toEqual({ done: true, records: [], next: null })
  expect(await change('delete')).toEqual({ done: false, records: [], next: null })
  await mine.save()
  expect(await change('deleteAll')).toEqual({ records: [], next: null })
  expect(mine.cookie).toBe('')
  expect([(await site.rows()).length, (await site.visitors()).length]).toEqual([1, 1])
})

test.each(paths)('at %s another’s record is unknown, and stays', async (url) => {
  const { mine, theirs, others } = await twoVisitors()
  for (const intent of ['correct', 'delete']) {
    const response = await post(mine, url, `intent=${intent}&id=${others.id}`)
    expect(response.json().done).toBe(false)
    expect(response.body).not.toContain(others.id)
  }
  expect(await theirs.records()).toMatchObject([others])
})

test.each(paths)('a form that another site posts to %s is 403, and changes nothing', async (url) => {
  const { site, mine } = await twoVisitors()
  for (const headers of [{ origin: 'https://evil.example' }, { origin: 'null' }, { 'sec-fetch-site': 'same-site' }]) {
    const response = await post(mine, url, 'intent=deleteAll', headers)
    expect([response.statusCode, response.cookies]).toEqual([403, []])
  }
  expect(await site.rows()).toHaveLength(2)
})

test('a link on another site opens My progress, and is no visit', async () => {
  const { site, mine, saved } = await twoVisitors()
  const before = await site.visitors()
  site.clock.time += day
  for (const from of ['cross-site', 'same-site']) {
    const page = await mine.send('GET', '/mes-resultats', undefined, { 'sec-fetch-site': from })
    expect(page.body).toContain(saved.id)
    const data = await mine.send('GET', '/mes-resultats.data', undefined, { 'sec-fetch-site': from })
    expect([data.statusCode, page.cookies, data.cookies]).toEqual([403, [], []])
  }
  expect(await site.visitors()).toEqual(before)
})

test.each(paths)('%s shares the limit of the exports: 429', async (url) => {
  const site = await newSite({ env: { RATE_LIMIT_MAX: 2 } })
  await site.app.inject('/api/vo2/export.json')
  await site.app.inject(formPost(url, 'intent=none'))
  const response = await site.app.inject(url)
  expect([response.statusCode, response.headers['retry-after']]).toEqual([429, '60'])
  expect((await site.app.inject(saveRequest)).statusCode).toBe(201)
})
