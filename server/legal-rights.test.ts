import { afterAll, expect, test } from 'vitest'
import { measurementOf } from '../contract/measurement.ts'
import { measurementsPath, exportPaths, maxRecords, recordsPath, savingPath } from '../contract/records.ts'
import { runFields } from '../domain/tests/cooper-run/cooper-run.ts'
import { calculator as englishCalculator } from '../i18n/en/calculator/calculator.ts'
import { calculator as frenchCalculator } from '../i18n/fr/calculator/calculator.ts'
import { saveMeasurement as englishSaveMeasurement } from '../i18n/en/progress/save-measurement.ts'
import { saveMeasurement as frenchSaveMeasurement } from '../i18n/fr/progress/save-measurement.ts'
import { calculation, newApp } from './testing/app.ts'
import { walk } from './testing/calculation.ts'
import {
  day,
  env,
  expectStatement,
  saveMeasurement,
  plain,
  saveRun,
  texts,
  type LegalText,
  type Words,
} from './testing/legal.ts'

/* What visitors are told at the buttons, and may do themselves. */

const site = await newApp({ env })
afterAll(() => site.close())

/** What visitors may do themselves: the call that does it, and the words that say so. */
const rights: { call: [string, string, object?]; says: [LegalText, Words][] }[] = [
  {
    call: ['GET', recordsPath],
    says: [
      ['privacy', { fr: '**Voir :** vos calculs', en: '**See:** your calculations' }],
      ['notice', { fr: 'Vous pouvez les voir', en: 'You can see them' }],
    ],
  },
  {
    call: ['PUT', `${recordsPath}/:id`, calculation],
    says: [['privacy', { fr: '**Corriger :** un calcul', en: '**Correct:** a calculation' }]],
  },
  {
    call: ['DELETE', `${recordsPath}/:id`],
    says: [['privacy', { fr: '**Supprimer :** un calcul', en: '**Delete:** one calculation' }]],
  },
  {
    call: ['PUT', `${measurementsPath}/:id`, measurementOf(walk)!],
    says: [['privacy', { fr: 'même témoin, même délai, mêmes droits', en: 'the same 30 days, the same rights' }]],
  },
  {
    call: ['DELETE', `${measurementsPath}/:id`],
    says: [['privacy', { fr: '« calcul » le désigne aussi', en: '“calculation” means these results too' }]],
  },
  { call: ['DELETE', recordsPath], says: [['privacy', { fr: 'ou tous.', en: 'or all of them.' }]] },
  {
    call: ['GET', exportPaths.json],
    says: [['privacy', { fr: 'un fichier JSON ou CSV', en: 'a JSON or CSV file' }]],
  },
  {
    call: ['GET', exportPaths.csv],
    says: [['privacy', { fr: 'un fichier JSON ou CSV', en: 'a JSON or CSV file' }]],
  },
  {
    call: ['PUT', savingPath, { saving: false }],
    says: [
      ['privacy', { fr: 'vos prochains calculs ne seront plus gardés', en: 'your next calculations will not be kept' }],
      ['notice', { fr: 'nous demander de ne plus en garder', en: 'ask us to keep no more' }],
    ],
  },
]

test.each(rights)(
  'visitors can do themselves what the texts say: $call',
  async ({ call: [method, path, payload], says }) => {
    const saved = path.startsWith(measurementsPath) ? await saveMeasurement(site) : await saveRun(site)
    const { statusCode } = await site.app.inject({
      method: method as 'GET',
      url: path.replace(':id', saved.json().id),
      headers: { cookie: `__Host-visitor=${saved.cookies[0]!.value}` },
      ...(payload && { payload }),
    })
    expect([200, 204]).toContain(statusCode)
    for (const [place, words] of says) expectStatement(place, words)
  },
)

test('that a parent must agree stands unfolded at the button, for the form takes ages under 14', () => {
  expect(runFields.age.min).toBeLessThan(14)
  for (const [locale, visible] of [
    ['fr', frenchCalculator.form.notice.text],
    ['en', englishCalculator.form.notice.text],
  ] as const) {
    expect(plain(visible)).toContain(
      { fr: 'Moins de 14 ans : un parent doit accepter.', en: 'Under 14: a parent must agree.' }[locale],
    )
  }
})

test('the notice at the button that keeps another result says what is kept, and for how long', () => {
  expectStatement('keeping', {
    fr: 'ce résultat et ce que vous avez entré, pour que vous puissiez les suivre',
    en: 'this result and what you entered, so that you can follow them',
  })
  expectStatement('keeping', { fr: 'moins de 14 ans, un parent doit accepter', en: 'under 14, a parent must agree' })
  expectStatement('keeping', {
    fr: 'après 30 jours sans calcul ni visite à vos résultats',
    en: 'after 30 days without a calculation or a visit to your results',
  })
  for (const [locale, { submit }] of [
    ['fr', frenchSaveMeasurement],
    ['en', englishSaveMeasurement],
  ] as const) {
    expect(texts[locale].privacy).toContain(submit)
  }
})

test('no more calculations are kept for a browser than the texts say', () => {
  expect(maxRecords).toBe(1000)
  expectStatement('privacy', {
    fr: 'Nous gardons au plus 1 000 calculs par navigateur',
    en: 'We keep 1,000 calculations at most for each browser',
  })
})

test('a visit to the results starts the 30 days again, as the notice says', async () => {
  const own = await newApp({ env })
  const saved = await saveRun(own)
  own.clock.time += 20 * day
  const headers = { cookie: `__Host-visitor=${saved.cookies[0]!.value}` }
  const { cookies } = await own.app.inject({ url: recordsPath, headers })
  expect([cookies[0]!.maxAge, (await own.visitors())[0]!.last_active_at]).toEqual([(30 * day) / 1000, own.clock.time])
  own.clock.time += day
  const byLink = await own.app.inject({
    url: '/mes-resultats',
    headers: { ...headers, 'sec-fetch-site': 'cross-site' },
  })
  expect([byLink.cookies, (await own.visitors())[0]!.last_active_at]).toEqual([[], own.clock.time - day])
  expectStatement('privacy', {
    fr: 'par le lien d’un autre site ne compte pas comme une visite',
    en: 'by a link on another site does not count as a visit',
  })
  await own.close()
  expectStatement('notice', {
    fr: '30 jours sans calcul ni visite à vos résultats',
    en: '30 days without a calculation or a visit to your results',
  })
})
