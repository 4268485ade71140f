import { afterAll, expect, test } from 'vitest'
import type { SavedRecord } from '../../api/record.ts'
import { exportPaths } from '../../api/record-operations.ts'
import { newApp, newVisitor } from '../testing/app.ts'
import { otherEntries, run, walk } from '../testing/records.ts'
import { asCsv } from './export.ts'

const site = await newApp()
afterAll(() => site.close())

const csv = (lang: string) => `${exportPaths.csv}?lang=${lang}`

/** Returns a visitor with a record of each protocol, the run last. */
async function visitorWithAll() {
  const visitor = newVisitor(site)
  const records: SavedRecord[] = []
  const older = { ...run, inputs: { ...run.inputs, age: 30.5 } }
  for (const entry of [walk, ...otherEntries, older]) records.unshift(await visitor.saveEntry(entry))
  return { send: visitor.send, records, ids: records.map(({ id }) => id) }
}

/** Parses a CSV file into rows, each with its non-empty cells by heading. */
function linesOf(csv: string, separator: string): Record<string, string>[] {
  const [heads, ...lines] = csv
    .slice(1)
    .split('\r\n')
    .map((line) => line.split(separator))
  expect(lines.pop()).toEqual([''])
  return lines.map((cells) => {
    expect(cells).toHaveLength(heads!.length)
    return Object.fromEntries(heads!.map((head, index) => [head, cells[index]!]).filter(([, cell]) => cell))
  })
}

test('the CSV file in French has its separators, its decimal comma, its words and units, newest first', async () => {
  const { send, ids } = await visitorWithAll()
  const { body, headers } = await send('GET', csv('fr'))
  expect(headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(headers['content-disposition']).toBe('attachment; filename="vo2max.csv"')
  expect(body).toMatch(/^\uFEFFNuméro;Date et heure \(Montréal\);Décalage horaire;Test;/)
  const [ran, known, ...lines] = linesOf(body, ';')
  expect(ran).toEqual({
    Numéro: ids[0],
    'Date et heure (Montréal)': '2026-11-21 07:00:00',
    'Décalage horaire': 'UTC-05:00',
    Test: 'Course de 12\u00A0minutes',
    'VO2max (ml/kg/min)': '40',
    'Distance seule selon Cooper (ml/kg/min)': '42,4',
    Catégorie: 'Bon',
    'Âge (ans)': '30,5',
    Sexe: 'Homme',
    'Poids (kg)': '70',
    'Distance en 12\u00A0minutes (m)': '2400',
  })
  expect(known).toMatchObject({ Catégorie: 'Moyen', 'VO2max entré (ml/kg/min)': '42,5' })
  const others = ['Ruffier-Dickson', 'Test d’Åstrand', 'Test du banc', 'Marche de Rockport']
  expect(lines.map(({ Test }) => Test)).toEqual(others)
})

test('the CSV file in English has commas between cells, decimal points, and its own words', async () => {
  const { send } = await visitorWithAll()
  const { body } = await send('GET', csv('en'))
  const [, , squats, , , walked] = linesOf(body, ',')
  expect(squats).toMatchObject({ 'Ruffier-Dickson index (no unit)': '-1.4', 'Resting pulse (/min)': '65' })
  expect(walked).toMatchObject({ 'Standard error (ml/kg/min)': '4.6', Sex: 'Female' })
  expect(walked).toMatchObject({ 'Walking time (s)': '960', 'Pulse at the end (/min)': '140' })
  expect((await send('GET', exportPaths.csv)).body).toBe(body)
})

test('two runs in the hour that November repeats have one local time and two offsets', () => {
  const { inputs, protocol } = run
  const result = { vo2maxTenths: 402, standardErrorTenths: null, indexTenths: null, category: 'Bon' } as const
  const at = (createdAt: string) => ({ id: createdAt, createdAt, protocol, inputs, result })
  const file = asCsv([at('2026-11-01T06:30:00Z'), at('2026-11-01T05:30:00Z')], 'en')
  const times = linesOf(file, ',').map((line) => `${line['Date and time (Montréal)']} ${line['Time offset']}`)
  expect(times).toEqual(['2026-11-01 01:30:00 UTC-05:00', '2026-11-01 01:30:00 UTC-04:00'])
})

test('no text of the CSV file is a formula, and a separator within a text keeps its cell whole', () => {
  const result = { vo2maxTenths: null, standardErrorTenths: null, indexTenths: -14, category: null } as const
  const saved = { ...otherEntries[2], id: '=1+1;"2"', createdAt: '2026-11-21T12:00:00Z', result }
  const [, line] = asCsv([saved], 'fr').split('\r\n')
  expect(line).toMatch(/^"'=1\+1;""2""";2026-11-21 07:00:00;UTC-05:00;Ruffier-Dickson;;;-1,4;/)
})

test('the JSON file has each record as the API answers it, what a run’s distance alone gives, and the unit of each of its numbers', async () => {
  const { send, records } = await visitorWithAll()
  const file: { units: object; vo2maxOfDistanceAlone?: number }[] = (await send('GET', exportPaths.json)).json()
  expect(file.map(({ units: _units, vo2maxOfDistanceAlone: _alone, ...record }) => record)).toEqual(records)
  expect(file.map(({ vo2maxOfDistanceAlone }) => vo2maxOfDistanceAlone)).toEqual([42.4, ...Array(5)])
  const body = { age: 'years', weight: 'kg' }
  const pulse = '/min'
  const [vo2maxTenths, standardErrorTenths] = ['0.1 ml/kg/min', '0.1 ml/kg/min']
  expect(file.map(({ units }) => units)).toEqual([
    { ...body, distance: 'm', vo2maxTenths, vo2maxOfDistanceAlone: 'ml/kg/min' },
    { vo2max: 'ml/kg/min', age: 'years', vo2maxTenths },
    { restingPulse: pulse, pulseAfterSquats: pulse, pulseAfterOneMinute: pulse, indexTenths: '0.1' },
    { ...body, watts: 'W', pulseAtMinute5: pulse, pulseAtMinute6: pulse, vo2maxTenths, standardErrorTenths },
    { pulse, vo2maxTenths },
    { ...body, seconds: 's', pulse, vo2maxTenths, standardErrorTenths },
  ])
})

test.each(['lang=de', 'lang=', 'lang=fr&lang=en', 'language=fr'])('an export with ?%s is 400', async (query) => {
  expect((await newVisitor(site).send('GET', `${exportPaths.csv}?${query}`)).statusCode).toBe(400)
})
