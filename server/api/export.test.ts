import { expect, test } from 'vitest'
import { exportPaths } from '#contract/records.ts'
import { newCalculation, strangerId } from '#tests/support/server/new-save.ts'
import { failingStore, newServer, newVisitor } from '#tests/support/server/test-server.ts'
import { asCsv } from './export.ts'

/** Returns a visitor with a run of a woman of 30½, and a later one of 1,000 m, which was walked. */
async function visitorWithRuns() {
  const server = await newServer()
  const visitor = newVisitor(server)
  const ran = await visitor.save(newCalculation({ gender: 'femme', age: 30.5 }))
  server.clock.time += 1000
  return { visitor, ran, walked: await visitor.save(newCalculation({ distance: 1000 })) }
}

test('the CSV in French has semicolons, decimal commas and French words', async () => {
  const { visitor, ran, walked } = await visitorWithRuns()
  const { body, headers } = await visitor.send('GET', `${exportPaths.csv}?lang=fr`)
  expect(headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(headers['content-disposition']).toBe('attachment; filename="vo2max.csv"')
  expect(body.split('\r\n')).toEqual([
    '\uFEFFNuméro;Date et heure (Montréal);Âge (ans);Sexe;Poids (kg);Distance en 12 minutes (m);VO2max (ml/kg/min);Catégorie;Distance seule selon Cooper (ml/kg/min)',
    `${walked.id};2026-11-21 07:00:01;30;Homme;70;1000;10,5;Faible;`,
    `${ran.id};2026-11-21 07:00:00;30,5;Femme;70;2400;34;Moyen;42,4`,
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
  const [, line] = asCsv([{ ...newCalculation(), id: '=1+1;"2"', createdAt: '2026-11-21T12:00:00Z' }], 'fr').split(
    '\r\n',
  )
  expect(line).toMatch(/^"'=1\+1;""2""";2026-11-21 07:00:00;30;/)
})

test('the JSON has each record as saved, with the value of its distance alone', async () => {
  const { visitor, ran, walked } = await visitorWithRuns()
  expect(await visitor.records()).toEqual([walked, { ...ran, vo2maxOfDistanceAlone: 42.4 }])
})

test.each(Object.values(exportPaths))('%s without a cookie, or a known visitor, is an empty file', async (address) => {
  const visitor = newVisitor(await newServer())
  const nothing = await visitor.send('GET', address)
  visitor.cookie = strangerId
  const unknown = await visitor.send('GET', address)
  expect([nothing.statusCode, nothing.body.trim().split('\n').length]).toEqual([200, 1])
  expect([unknown.body, unknown.cookies]).toEqual([nothing.body, []])
})

test.each(Object.values(exportPaths))('%s is a visit', async (address) => {
  const { visitor } = await visitorWithRuns()
  const { cookies } = await visitor.send('GET', address)
  expect(cookies).toMatchObject([{ value: visitor.cookie }])
})

test('while the database is away, an export is 503, and no file', async () => {
  const visitor = newVisitor(await newServer({ store: failingStore() }))
  visitor.cookie = strangerId
  const { statusCode, headers } = await visitor.send('GET', exportPaths.csv)
  expect([statusCode, headers['content-disposition']]).toEqual([503, undefined])
})

test.each(['lang=de', 'lang=', 'lang=fr&lang=en', 'language=fr'])('an export with ?%s is 400', async (query) => {
  expect((await newVisitor(await newServer()).send('GET', `${exportPaths.csv}?${query}`)).statusCode).toBe(400)
})
