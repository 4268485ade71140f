import { afterAll, expect, test } from 'vitest'
import { calculationOf } from '../../contract/calculation.ts'
import { measurementOf, type Measured, type SavedMeasurement } from '../../contract/measurement.ts'
import { measurementsPath, exportPaths } from '../../contract/records.ts'
import { locales } from '../../i18n/locales.ts'
import { newApp } from '../testing/app.ts'
import { walk } from '../testing/calculation.ts'
import { newVisitor } from '../testing/visitor.ts'

const site = await newApp()
afterAll(() => site.close())

const csv = (lang: string) => `${exportPaths.csv}?lang=${lang}`
const others: Measured[] = [
  { test: 'queens-college-step', inputs: { gender: 'homme', pulse: 150 } },
  {
    test: 'astrand-ryhming-cycle',
    inputs: { age: 55, gender: 'femme', weight: 70, watts: 75, pulseAtMinute5: 138, pulseAtMinute6: 140 },
  },
  { test: 'ruffier-dickson-index', inputs: { restingPulse: 65, pulseAfterSquats: 66, pulseAfterOneMinute: 60 } },
  { test: 'known-value', inputs: { vo2max: 42.5, age: 29.5, gender: 'homme' } },
]

/** A visitor who has kept each test, the run last. */
async function visitorWithAll() {
  const visitor = newVisitor(site)
  const kept: SavedMeasurement[] = []
  for (const measured of [walk, ...others])
    kept.unshift((await visitor.send('POST', measurementsPath, measurementOf(measured))).json())
  const run = await visitor.save(calculationOf({ age: 30.5, gender: 'homme', weight: 70, distance: 2400 }))
  return { send: visitor.send, records: [run, ...kept], ids: [run, ...kept].map(({ id }) => id) }
}

test('the CSV file in French has its separators, its decimal comma, its words and units, newest first', async () => {
  const { send, ids } = await visitorWithAll()
  const { body, headers } = await send('GET', csv('fr'))
  expect([headers['content-type'], headers['content-disposition']]).toEqual([
    'text/csv; charset=utf-8',
    'attachment; filename="vo2max.csv"',
  ])
  const when = '2026-11-21 07:00:00'
  expect(body.split('\r\n')).toEqual([
    '\uFEFFDate et heure (Montréal);Test;VO2max (ml/kg/min);Erreur type (ml/kg/min);' +
      'Indice de Ruffier-Dickson (sans unité);Catégorie;Âge (ans);Sexe;Poids (kg);Distance en 12\u00A0minutes (m);' +
      'VO2max entré (ml/kg/min);Temps de marche (s);Pouls à la fin (battements/min);Charge (watts);' +
      'Pouls à la 5e minute (battements/min);Pouls à la 6e minute (battements/min);Pouls au repos (battements/min);' +
      'Pouls juste après les flexions (battements/min);Pouls une minute plus tard (battements/min);Numéro',
    `${when};Course de 12\u00A0minutes;40;;;Bon;30,5;Homme;70;2400;;;;;;;;;;${ids[0]}`,
    `${when};Montre ou laboratoire;42,5;;;Moyen;29,5;Homme;;;42,5;;;;;;;;;${ids[1]}`,
    `${when};Ruffier-Dickson;;;-1,4;;;;;;;;;;;;65;66;60;${ids[2]}`,
    `${when};Test d’Åstrand;24,2;6,9;;;55;Femme;70;;;;;75;138;140;;;;${ids[3]}`,
    `${when};Test du banc;48,3;;;;;Homme;;;;;150;;;;;;;${ids[4]}`,
    `${when};Marche de Rockport;20,4;4,6;;;68;Femme;70;;;960;140;;;;;;;${ids[5]}`,
    '',
  ])
})

test('the CSV file in English has commas between cells, decimal points, and its own words', async () => {
  const { send, ids } = await visitorWithAll()
  const when = '2026-11-21 07:00:00'
  const { body } = await send('GET', csv('en'))
  expect(body.split('\r\n')).toEqual([
    '\uFEFFDate and time (Montréal),Test,VO2max (ml/kg/min),Standard error (ml/kg/min),' +
      'Ruffier-Dickson index (no unit),Category,Age (years),Sex,Weight (kg),Distance in 12 minutes (m),' +
      'VO2max entered (ml/kg/min),Walking time (s),Pulse at the end (beats/min),Load (watts),' +
      'Pulse at minute 5 (beats/min),Pulse at minute 6 (beats/min),Resting pulse (beats/min),' +
      'Pulse right after the squats (beats/min),Pulse one minute later (beats/min),Number',
    `${when},12-minute run,40,,,Good,30.5,Male,70,2400,,,,,,,,,,${ids[0]}`,
    `${when},Watch or laboratory,42.5,,,Fair,29.5,Male,,,42.5,,,,,,,,,${ids[1]}`,
    `${when},Ruffier-Dickson,,,-1.4,,,,,,,,,,,,65,66,60,${ids[2]}`,
    `${when},Åstrand test,24.2,6.9,,,55,Female,70,,,,,75,138,140,,,,${ids[3]}`,
    `${when},Step test,48.3,,,,,Male,,,,,150,,,,,,,${ids[4]}`,
    `${when},Rockport walk,20.4,4.6,,,68,Female,70,,,960,140,,,,,,,${ids[5]}`,
    '',
  ])
  expect((await send('GET', exportPaths.csv)).body).toBe(body)
})

test.each(locales)('no cell is one that a spreadsheet would run, or that would need quotes (%s)', async (lang) => {
  const { send } = await visitorWithAll()
  const cells = (await send('GET', csv(lang))).body.slice(1).split(lang === 'fr' ? /;|\r\n/ : /,|\r\n/)
  expect(cells).toHaveLength(7 * 20 + 1)
  expect(cells.filter((cell) => /^[=+@\t\r]|^-(?!\d)|["\r\n]/.test(cell))).toEqual([])
})

test('the JSON file has each record as the API answers it, and the unit of each of its numbers', async () => {
  const { send, records } = await visitorWithAll()
  const file: { units: object }[] = (await send('GET', exportPaths.json)).json()
  expect(file.map(({ units: _units, ...record }) => record)).toEqual(records)
  const body = { age: 'years', weight: 'kg' }
  const pulse = '/min'
  const [vo2maxResult, standardErrorResult] = ['0.1 ml/kg/min', '0.1 ml/kg/min']
  expect(file.map(({ units }) => units)).toEqual([
    { ...body, distance: 'm', vo2maxResult },
    { vo2max: 'ml/kg/min', age: 'years', vo2maxResult },
    { restingPulse: pulse, pulseAfterSquats: pulse, pulseAfterOneMinute: pulse, indexResult: '0.1' },
    { ...body, watts: 'W', pulseAtMinute5: pulse, pulseAtMinute6: pulse, vo2maxResult, standardErrorResult },
    { pulse, vo2maxResult },
    { ...body, seconds: 's', pulse, vo2maxResult, standardErrorResult },
  ])
})

test.each(['lang=de', 'lang=', 'lang=fr&lang=en', 'language=fr'])(
  'an export with the query ?%s is 400',
  async (query) => {
    expect((await newVisitor(site).send('GET', `${exportPaths.csv}?${query}`)).statusCode).toBe(400)
  },
)
