import { afterAll, expect, test } from 'vitest'
import { calculationOf } from '#contract/calculate.ts'
import { exportPaths } from '#contract/records.ts'
import { defaultRun } from '#domain/protocols/cooper-run.ts'
import { failingStore, newApp, newSite, newVisitor, runBody } from '#tests/support/server/app.ts'
import { asCsv } from './export.ts'

const site = await newApp()
afterAll(() => site.close())

/** Returns a visitor with a run of a woman of 30½, and a later one of 1,000 m, which was walked. */
async function visitorWithRuns() {
  const visitor = newVisitor(site)
  const ran = await visitor.save(calculationOf({ ...defaultRun, gender: 'femme', age: 30.5 }))
  site.clock.time += 1000
  return { visitor, ran, walked: await visitor.save(calculationOf({ ...defaultRun, distance: 1000 })) }
}

test('the CSV in French has semicolons, decimal commas and French words', async () => {
  const { visitor, ran, walked } = await visitorWithRuns()
  const { body, headers } = await visitor.send('GET', `${exportPaths.csv}?lang=fr`)
  expect(headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(headers['content-disposition']).toBe('attachment; filename="vo2max.csv"')
  expect(body.split('\r\n')).toEqual([
    '\uFEFFNuméro;Date et heure (Montréal);Âge (ans);Sexe;Poids (kg);Distance en 12 minutes (m);VO2max (ml/kg/min);Catégorie;Distance seule selon Cooper (ml/kg/min)',
    expect.stringMatching(new RegExp(`^${walked.id};2026-11-21 07:00:\\d\\d;30;Homme;70;1000;10,5;Faible;$`)),
    expect.stringMatching(new RegExp(`^${ran.id};2026-11-21 07:00:\\d\\d;30,5;Femme;70;2400;34;Moyen;42,4$`)),
    '',
  ])
})

test('the CSV in English has commas and decimal points, and is the default', async () => {
  const { visitor } = await visitorWithRuns()
  const { body } = await visitor.send('GET', `${exportPaths.csv}?lang=en`)
  expect(body).toMatch(/^\uFEFFNumber,Date and time \(Montréal\),Age \(years\),/)
  expect(body).toMatch(/,30.5,Female,70,2400,34,Fair,42.4\r\n$/)
  expect((await visitor.send('GET', exportPaths.csv)).body).toBe(body)
})

test('no cell of the CSV is a formula, nor split by a separator in its text', () => {
  const [, line] = asCsv([{ ...runBody, id: '=1+1;"2"', createdAt: '2026-11-21T12:00:00Z' }], 'fr').split('\r\n')
  expect(line).toMatch(/^"'=1\+1;""2""";2026-11-21 07:00:00;30;/)
})

test('the JSON has each record as saved, with the value of its distance alone', async () => {
  const { visitor, ran, walked } = await visitorWithRuns()
  expect(await visitor.records()).toEqual([walked, { ...ran, vo2maxOfDistanceAlone: 42.4 }])
})

test.each(Object.values(exportPaths))('%s without a cookie, or a known visitor, is an empty file', async (address) => {
  const visitor = newVisitor(site)
  const nothing = await visitor.send('GET', address)
  visitor.cookie = '3f2b8c1e-5a77-4c7e-9a51-0c3c5a1b2d3e'
  const unknown = await visitor.send('GET', address)
  expect([nothing.statusCode, nothing.body.trim().split('\n').length]).toEqual([200, 1])
  expect([unknown.body, unknown.cookies]).toEqual([nothing.body, []])
})

test.each(Object.values(exportPaths))(
  '%s is a visit, kept by no cache, and refused to other sites',
  async (address) => {
    const { visitor, ran } = await visitorWithRuns()
    const { headers, cookies } = await visitor.send('GET', address)
    expect([headers['cache-control'], cookies]).toMatchObject(['no-store', [{ value: visitor.cookie }]])
    for (const from of ['cross-site', 'same-site']) {
      const refused = await visitor.send('GET', address.replace('/api', '/%61pi'), undefined, {
        'sec-fetch-site': from,
      })
      expect([refused.statusCode, refused.cookies]).toEqual([403, []])
      expect(refused.body).not.toContain(ran.id)
    }
  },
)

test('while the database is away, an export is 503, and no file', async () => {
  const visitor = newVisitor(await newSite({ store: failingStore() }))
  visitor.cookie = '3f2b8c1e-5a77-4c7e-9a51-0c3c5a1b2d3e'
  const { statusCode, headers } = await visitor.send('GET', exportPaths.csv)
  expect([statusCode, headers['content-disposition']]).toEqual([503, undefined])
})

test.each(['lang=de', 'lang=', 'lang=fr&lang=en', 'language=fr'])('an export with ?%s is 400', async (query) => {
  expect((await newVisitor(site).send('GET', `${exportPaths.csv}?${query}`)).statusCode).toBe(400)
})
