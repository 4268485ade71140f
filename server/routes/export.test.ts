import { afterAll, expect, test } from 'vitest'
import type { SavedRecord } from '../../contract/record.ts'
import { exportPaths } from '../../contract/records.ts'
import { locales } from '../../i18n/locales.ts'
import { newApp } from '../testing/app.ts'
import { others, run, walk } from '../testing/records.ts'
import { newVisitor } from '../testing/visitor.ts'

const site = await newApp()
afterAll(() => site.close())

const csv = (lang: string) => `${exportPaths.csv}?lang=${lang}`

/** A visitor who has kept each test, the run last. */
async function visitorWithAll() {
  const visitor = newVisitor(site)
  const records: SavedRecord[] = []
  const older = { ...run, inputs: { ...run.inputs, age: 30.5 } }
  for (const entry of [walk, ...others, older]) records.unshift(await visitor.keep(entry))
  return { send: visitor.send, records, ids: records.map(({ id }) => id) }
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
    '\uFEFFNuméro;Date et heure (Montréal);Test;VO2max (ml/kg/min);Erreur type (ml/kg/min);' +
      'Indice de Ruffier-Dickson (sans unité);Catégorie;Âge (ans);Sexe;Poids (kg);Distance en 12\u00A0minutes (m);' +
      'Temps de marche (s);Pouls à la fin (/min);Charge (watts);Pouls à la 5e minute (/min);Pouls à la 6e minute (/min);' +
      'Pouls au repos (/min);Pouls juste après les flexions (/min);Pouls une minute plus tard (/min);' +
      'VO2max entré (ml/kg/min)',
    `${ids[0]};${when};Course de 12\u00A0minutes;40;;;Bon;30,5;Homme;70;2400;;;;;;;;;`,
    `${ids[1]};${when};Montre ou laboratoire;42,5;;;Moyen;29,5;Homme;;;;;;;;;;;42,5`,
    `${ids[2]};${when};Ruffier-Dickson;;;-1,4;;;;;;;;;;;65;66;60;`,
    `${ids[3]};${when};Test d’Åstrand;24,2;6,9;;;55;Femme;70;;;;75;138;140;;;;`,
    `${ids[4]};${when};Test du banc;48,3;;;;;Homme;;;;150;;;;;;;`,
    `${ids[5]};${when};Marche de Rockport;20,4;4,6;;;68;Femme;70;;960;140;;;;;;;`,
    '',
  ])
})

test('the CSV file in English has commas between cells, decimal points, and its own words', async () => {
  const { send, ids } = await visitorWithAll()
  const when = '2026-11-21 07:00:00'
  const { body } = await send('GET', csv('en'))
  expect(body.split('\r\n')).toEqual([
    '\uFEFFNumber,Date and time (Montréal),Test,VO2max (ml/kg/min),Standard error (ml/kg/min),' +
      'Ruffier-Dickson index (no unit),Category,Age (years),Sex,Weight (kg),Distance in 12 minutes (m),' +
      'Walking time (s),Pulse at the end (/min),Load (watts),Pulse at minute 5 (/min),Pulse at minute 6 (/min),' +
      'Resting pulse (/min),Pulse right after the squats (/min),Pulse one minute later (/min),' +
      'VO2max entered (ml/kg/min)',
    `${ids[0]},${when},12-minute run,40,,,Good,30.5,Male,70,2400,,,,,,,,,`,
    `${ids[1]},${when},Watch or laboratory,42.5,,,Fair,29.5,Male,,,,,,,,,,,42.5`,
    `${ids[2]},${when},Ruffier-Dickson,,,-1.4,,,,,,,,,,,65,66,60,`,
    `${ids[3]},${when},Åstrand test,24.2,6.9,,,55,Female,70,,,,75,138,140,,,,`,
    `${ids[4]},${when},Step test,48.3,,,,,Male,,,,150,,,,,,,`,
    `${ids[5]},${when},Rockport walk,20.4,4.6,,,68,Female,70,,960,140,,,,,,,`,
    '',
  ])
  expect((await send('GET', exportPaths.csv)).body).toBe(body)
})

test.each(locales)('no cell is one that a spreadsheet would run (%s)', async (lang) => {
  const { send } = await visitorWithAll()
  const [head, ...lines] = (await send('GET', csv(lang))).body.slice(1).split('\r\n')
  const cells = lines.flatMap((line) => line.split(lang === 'fr' ? ';' : ','))
  expect(cells).toHaveLength(6 * 20 + 1)
  expect([head, ...cells].filter((cell) => /^[=+@\t\r]|^-(?!\d)|\n/.test(cell!))).toEqual([])
})

test('the JSON file has each record as the API answers it, and the unit of each of its numbers', async () => {
  const { send, records } = await visitorWithAll()
  const file: { units: object }[] = (await send('GET', exportPaths.json)).json()
  expect(file.map(({ units: _units, ...record }) => record)).toEqual(records)
  const body = { age: 'years', weight: 'kg' }
  const pulse = '/min'
  const [vo2maxTenths, standardErrorTenths] = ['0.1 ml/kg/min', '0.1 ml/kg/min']
  expect(file.map(({ units }) => units)).toEqual([
    { ...body, distance: 'm', vo2maxTenths },
    { vo2max: 'ml/kg/min', age: 'years', vo2maxTenths },
    { restingPulse: pulse, pulseAfterSquats: pulse, pulseAfterOneMinute: pulse, indexTenths: '0.1' },
    { ...body, watts: 'W', pulseAtMinute5: pulse, pulseAtMinute6: pulse, vo2maxTenths, standardErrorTenths },
    { pulse, vo2maxTenths },
    { ...body, seconds: 's', pulse, vo2maxTenths, standardErrorTenths },
  ])
})

test.each(['lang=de', 'lang=', 'lang=fr&lang=en', 'language=fr'])(
  'an export with the query ?%s is 400',
  async (query) => {
    expect((await newVisitor(site).send('GET', `${exportPaths.csv}?${query}`)).statusCode).toBe(400)
  },
)
