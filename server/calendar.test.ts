import ICAL from 'ical.js'
import { expect, test, vi } from 'vitest'
import { calendarPaths } from '#contract/calendar.ts'
import { programNames } from '#domain/programs.ts'
import { locales } from '#i18n/locales.ts'
import { sharedServer } from '#tests/support/server/test-server.ts'
import { programCalendar } from './calendar.ts'

const { app } = await sharedServer()

/** The tests' clock is in November 2026. */
const start = '2026-12-01'
const urlOf = (program: string, from: string, locale: 'fr' | 'en' = 'fr') =>
  `${calendarPaths[locale]}?${new URLSearchParams({ program, start: from })}`
const get = (url: string, method: 'GET' | 'HEAD' = 'GET') => app.inject({ method, url })

function eventsIn(file: string) {
  return new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').map((component) => {
    const { uid, startDate, summary, description } = new ICAL.Event(component)
    return { uid, day: startDate.toString(), isAllDay: startDate.isDate, title: summary, text: description }
  })
}

const files = programNames.flatMap((program) => locales.map((locale) => ({ program, locale })))
const counts = { run: { fr: 33, en: 30 }, walk: { fr: 35, en: 35 } }

test.each(files)('a calendar has the days of the program ($program, $locale)', async ({ program, locale }) => {
  const { body, statusCode, headers } = await get(urlOf(program, start, locale))
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
  expect(headers['content-disposition']).toMatch(/^attachment; filename="[\w-]+\.ics"$/)
  const events = eventsIn(body)
  expect(events).toHaveLength(counts[program][locale])
  const faulty = events.filter(({ isAllDay, title, text }) => !isAllDay || !title.startsWith('VO2max') || !text)
  expect(faulty).toEqual([])
  expect(events[0]!.day).toBe(start)
})

test('a calendar has the sessions, their titles and the two tests', async () => {
  const events = eventsIn((await get(urlOf('run', start))).body.replaceAll('\u00a0', ' '))
  const titles = events.map(({ day, title }) => `${day} ${title}`)
  expect(titles.slice(0, 3)).toEqual([
    '2026-12-01 VO2max : 35 min à allure facile',
    '2026-12-03 VO2max : 35 min à allure facile',
    '2026-12-06 VO2max : 30 min à allure facile',
  ])
  expect(titles).toContain('2026-12-17 VO2max : 5 × 3 min')
  expect(titles.filter((title) => title.endsWith('test de 12 minutes'))).toEqual([
    '2026-12-24 VO2max : test de 12 minutes',
    '2027-01-23 VO2max : test de 12 minutes',
  ])
  expect(events.find(({ title }) => title === 'VO2max : 5 × 3 min')!.text).toBe(
    '10 min tranquilles, 5 × (3 min vite, 3 min lentement), 5 min tranquilles. Vite : quelques mots à la fois, à 85 % de la fréquence cardiaque maximale. Le reste : vous pouvez parler.',
  )
})

const now = new Date('2026-11-28')
/** Returns how many events a calendar has that imported these files. */
const imported = (...given: [...Parameters<typeof programCalendar>][]) =>
  new Set(given.flatMap((each) => eventsIn(programCalendar(...each)).map(({ uid }) => uid))).size

test('importing a file again adds nothing', () =>
  expect(imported(['run', 'fr', start, now], ['run', 'fr', start, new Date('2026-11-30')])).toBe(33))

test('importing another program or start adds its events', () => {
  expect(imported(['run', 'fr', start, now], ['walk', 'fr', start, now])).toBe(68)
  expect(imported(['run', 'fr', start, now], ['run', 'fr', '2027-02-01', now])).toBe(66)
})

test.each(['Pacific/Kiritimati', 'Etc/GMT+12', 'America/Toronto'])('days do not shift on a server in %s', (zone) => {
  vi.stubEnv('TZ', zone)
  const file = programCalendar('walk', 'en', '2027-03-08', new Date('2027-03-01T23:59:59Z'))
  expect(file).toContain('DTSTAMP:20270301T235959Z')
  const days = eventsIn(file).map(({ day }) => day)
  expect(days.slice(0, 4)).toEqual(['2027-03-08', '2027-03-10', '2027-03-12', '2027-03-13'])
})

test.each(['2026-02-30', '2027-02-29', '2026-13-01', '2025-11-01', '2028-12-31', '1/12/2026', '', '0'])(
  'the start %j leads back to the message of its form',
  async (refused) => {
    for (const [locale, improve] of [
      ['fr', '/ameliorer'],
      ['en', '/en/improve'],
    ] as const) {
      const { statusCode, headers } = await get(urlOf('walk', refused, locale))
      expect([statusCode, headers.location]).toEqual([303, `${improve}#walk-start-error`])
    }
  },
)

test('a start given twice or not at all is refused', async () => {
  const { fr } = calendarPaths
  for (const url of [fr, `${fr}?program=run`, `${fr}?start=2026-12-01&start=2026-12-02`])
    expect((await get(url)).headers.location).toBe('/ameliorer#run-start-error')
})

test.each(['2025-12-01', '2028-02-29', '2028-11-01'])('the start %s is accepted', async (accepted) =>
  expect((await get(urlOf('run', accepted))).body).toContain(`DTSTART;VALUE=DATE:${accepted.replaceAll('-', '')}`),
)

test('HEAD has the headers of GET', async () => {
  const [head, whole] = [await get(urlOf('run', start), 'HEAD'), await get(urlOf('run', start))]
  expect(head.body).toBe('')
  expect(head.headers['content-length']).toBe(whole.headers['content-length'])
})
