import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import {
  calculatePath,
  calculationOf,
  calculationSchema,
  runFields,
  type CalculationRequest,
} from '../contract/calculation.ts'
import {
  measuredSchemas,
  measuredTests,
  measurementOf,
  measurementsPath,
  type Measured,
  type MeasuredResult,
  type MeasuredTest,
} from '../contract/measurement.ts'
import { exportPaths, mostRecords, recordsPath, savingPath } from '../contract/records.ts'
import { defaultRun, limits } from '../domain/cooper-run.ts'
import { calculator as englishCalculator } from '../i18n/calculator.en.ts'
import { calculator as frenchCalculator } from '../i18n/calculator.fr.ts'
import { keeping as englishKeeping } from '../i18n/keeping.en.ts'
import { keeping as frenchKeeping } from '../i18n/keeping.fr.ts'
import { locales, type Locale } from '../i18n/locales.ts'
import { calculation, failingStore, newApp } from './testing/app.ts'
import { retentionCutoff } from './ops/retention.ts'
import { noon, walk } from './testing/calculation.ts'
import type { Tables } from './store/tables.ts'

/*
 * The legal pages promise what the program does. Each test shows what it does, and that both languages say so:
 * whoever changes one changes the other.
 */

type Words = Record<Locale, string>

const root = join(import.meta.dirname, '..')
const hour = 3_600_000
const day = 24 * hour

const texts = {
  fr: {
    ...legalPages('fr'),
    notice: plain(Object.values(frenchCalculator.form.notice).join('\n')),
    keeping: plain(frenchKeeping.notice),
  },
  en: {
    ...legalPages('en'),
    notice: plain(Object.values(englishCalculator.form.notice).join('\n')),
    keeping: plain(englishKeeping.notice),
  },
}
type Place = keyof typeof texts.fr

// as it runs in public, behind HTTPS
const env = { SITE_URL: 'https://www.site.ca' }
const site = await newApp({ env })
const broken = await newApp({ store: failingStore(new Error('disk on fire')) })
afterAll(() => Promise.all([site.close(), broken.close()]))

const fieldNames: Record<keyof CalculationRequest, Words> = {
  age: { fr: 'Âge', en: 'Age' },
  gender: { fr: 'Sexe', en: 'Sex' },
  weight: { fr: 'Poids', en: 'Weight' },
  distance: { fr: 'Distance', en: 'Distance' },
  vo2maxResult: { fr: 'Résultat', en: 'Result' },
  category: { fr: 'Catégorie', en: 'Category' },
}

test.each(locales)('the privacy page lists the fields of a saved calculation, and no other (%s)', (locale) => {
  const fields = Object.keys(calculationSchema.entries) as (keyof CalculationRequest)[]
  expect(firstTable(locale).map(([name]) => name)).toEqual(fields.map((field) => fieldNames[field][locale]))
})

test('its example is the calculation that the form begins with', () => {
  expect(Object.values(calculationOf(defaultRun))).toEqual([30, 'homme', 70, 2400, 402, 'Bon'])
  const examples = (locale: Locale) => firstTable(locale).map(([, example]) => example)
  expect(examples('fr')).toEqual(['30 ans', 'homme', '70 kg', '2 400 m', '40,2 ml/kg/min', 'Bon'])
  expect(examples('en')).toEqual(['30 years', 'male', '70 kg', '2,400 m', '40.2 ml/kg/min', 'Good'])
})

test.each(locales)('the notice at the button and the page in short name the same six (%s)', (locale) => {
  const [inShort] = /(?<=<Section id="bref">).*?(?=<\/Section>)/s.exec(texts[locale].privacy)!
  for (const text of [texts[locale].notice, inShort].map((text) => text.toLowerCase()))
    for (const name of Object.values(fieldNames)) expect(text).toContain(name[locale].toLowerCase())
})

test('the privacy page counts them right', () => {
  expect([Object.keys(runFields), Object.keys(calculationSchema.entries)]).toMatchObject({
    0: { length: 4 },
    1: { length: 6 },
  })
  expectToSay('privacy', { fr: 'laisse chez nous six renseignements', en: 'leaves six details with us' })
  expectToSay('privacy', {
    fr: 'quatre valeurs. Le programme en tire deux autres',
    en: 'four values. The program works out two more',
  })
})

const theirs = {
  fr: 'La date, l’heure et les numéros s’y ajoutent de la même façon',
  en: 'The date, the time and the numbers are added in the same way',
}

/** The words of the privacy page for each column; a new column does not compile until it stands here. */
const columns: { [Table in Exclude<keyof Tables, 'heartbeat'>]: Record<keyof Tables[Table], Words> } = {
  visitors: {
    id: { fr: 'le numéro du témoin, tiré au hasard', en: 'the cookie’s random number' },
    created_at: { fr: 'le moment de votre premier', en: 'when you made your first' },
    last_active_at: { fr: 'et de votre dernier passage', en: 'and when you last came' },
  },
  forgotten_visitors: {
    fingerprint: {
      fr: 'une empreinte du numéro qui ne permet pas de le retrouver',
      en: 'a fingerprint of the number, from which the number cannot be worked out',
    },
    forgotten_at: { fr: 'une trace : le moment', en: 'a trace remains: the moment' },
  },
  calculations: {
    id: { fr: 'un numéro de calcul', en: 'a calculation number' },
    visitor_id: { fr: 'le numéro du témoin, tiré au hasard', en: 'the cookie’s random number' },
    age: fieldNames.age,
    gender: fieldNames.gender,
    weight: fieldNames.weight,
    distance: fieldNames.distance,
    result_tenths: fieldNames.vo2maxResult,
    category: fieldNames.category,
    created_at: { fr: 'la date, l’heure', en: 'the date, the time' },
    idempotency_key: { fr: 'un numéro d’envoi', en: 'a sending number' },
  },
  measurements: {
    ...{ id: theirs, visitor_id: theirs, idempotency_key: theirs, created_at: theirs },
    test: { fr: 'nous gardons le nom du test', en: 'we keep the name of the test' },
    inputs: { fr: 'ce que vous avez entré et', en: 'what you entered and' },
    vo2max_tenths: { fr: '| VO2max, marge |', en: '| VO2max, margin |' },
    standard_error_tenths: { fr: '| VO2max, marge |', en: '| VO2max, margin |' },
    index_tenths: { fr: '| indice |', en: '| index |' },
    category: { fr: '| VO2max arrondi, catégorie |', en: '| rounded VO2max, category |' },
  },
}

test('every column of the database is owned up to', async () => {
  await save()
  const [[row], [visitor]] = [await site.rows(), await site.visitors()]
  const [kept] = await keepWalk()
  const [forgotten] = await forgetAll()
  expect(Object.keys(kept!).sort()).toEqual(Object.keys(columns.measurements).sort())
  expect(Object.keys(row!).sort()).toEqual(Object.keys(columns.calculations).sort())
  expect(Object.keys(visitor!).sort()).toEqual(Object.keys(columns.visitors).sort())
  expect(Object.keys(forgotten!).sort()).toEqual(Object.keys(columns.forgotten_visitors).sort())
  for (const words of Object.values(columns).flatMap((table) => Object.values(table))) expectToSay('privacy', words)
})

/** What the privacy page calls each field; a new one does not compile until it stands here. */
const measuredNames: Record<FieldsOf<Measured['inputs']>, Words> = {
  age: { fr: 'âge', en: 'age' },
  gender: { fr: 'sexe', en: 'sex' },
  weight: { fr: 'poids', en: 'weight' },
  seconds: { fr: 'temps', en: 'time' },
  pulse: { fr: 'pouls', en: 'pulse' },
  watts: { fr: 'charge', en: 'load' },
  pulseAtMinute5: { fr: 'pouls à la 5e', en: 'pulse at minute 5' },
  pulseAtMinute6: { fr: 'à la 6e minute', en: 'at minute 6' },
  restingPulse: { fr: 'pouls au repos', en: 'pulse at rest' },
  pulseAfterSquats: { fr: 'pouls juste après', en: 'pulse right after' },
  pulseAfterOneMinute: { fr: 'pouls une minute plus tard', en: 'pulse one minute later' },
  vo2max: { fr: 'VO2max', en: 'VO2max' },
}
const resultNames: Record<keyof MeasuredResult, Words> = {
  vo2maxResult: { fr: 'VO2max', en: 'VO2max' },
  standardErrorResult: { fr: 'marge', en: 'margin' },
  indexResult: { fr: 'indice', en: 'index' },
  category: { fr: 'catégorie', en: 'category' },
}
const examples: { [Test in MeasuredTest]: Extract<Measured, { test: Test }>['inputs'] } = {
  'rockport-walk': walk.inputs,
  'queens-college-step': { gender: 'femme', pulse: 140 },
  'astrand-ryhming-cycle': {
    ...{ age: 55, gender: 'femme', weight: 70, watts: 75 },
    ...{ pulseAtMinute5: 140, pulseAtMinute6: 140 },
  },
  'ruffier-dickson-index': { restingPulse: 65, pulseAfterSquats: 110, pulseAfterOneMinute: 75 },
  'known-value': { vo2max: 42, age: 30, gender: 'homme' },
}

test.each(locales)('the privacy page lists what is kept of each other test, and nothing else (%s)', (locale) => {
  const rows = tablesOf(locale)[1]!
  const parts = (cell: string) => cell.split(/, | et | and /)
  const listed = rows.map((cells) => cells.slice(1).map(parts))
  const expected = measuredTests.map((test) => {
    const result = measurementOf({ test, inputs: examples[test] } as Measured)!.result
    const computed = (Object.keys(result) as (keyof MeasuredResult)[]).filter((field) => result[field] !== null)
    return [
      Object.keys(measuredSchemas[test].entries).map((field) => measuredNames[field as keyof typeof measuredNames]),
      computed.map((field) => resultNames[field]),
    ].map((names) => names.map((name) => expect.stringContaining(name[locale]) as string))
  })
  expect(listed).toEqual(expected)
})

test('neither a record nor the log says where it came from, nor the log what was saved', async () => {
  const [saved, failed] = [await save(), await save(broken)]
  const log = [...site.logged, ...broken.logged].join()
  // the log is on: both are in it
  expect([saved.statusCode, failed.statusCode]).toEqual([201, 500])
  expect(log).toMatch(/"status":201.*"status":500/s)
  const records = JSON.stringify([await site.rows(), await site.visitors()])
  expect(records + log).not.toMatch(/203\.0\.113|TalkativeBrowser|fr-CA/)
  expect(log).not.toMatch(/homme|"(age|weight|distance)"/)
  expect(log).not.toContain(saved.cookies[0]!.value)
  expectToSay('privacy', {
    fr: 'Il ne contient ni votre adresse IP, ni votre témoin, ni vos calculs.',
    en: 'It holds neither your IP address, nor your cookie, nor your calculations.',
  })
})

test('what remains of a deletion does not lead back to the number, and goes after 30 days like the rest', async () => {
  const [{ fingerprint, forgotten_at }] = (await forgetAll()) as [Tables['forgotten_visitors']]
  expect([fingerprint, forgotten_at]).toEqual([expect.stringMatching(/^[\w-]{43}$/), noon])
  expectToSay('privacy', {
    fr: '| Trace d’un numéro supprimé | 30 jours |',
    en: '| Trace of a deleted number | 30 days |',
  })
})

test('the cookies are the two described, and a page sets none', async () => {
  const { cookies } = await save()
  expect(cookies).toEqual([
    {
      name: '__Host-visitor',
      value: expect.any(String),
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      secure: true,
      maxAge: (30 * day) / 1000,
    },
  ])
  const stopped = await site.app.inject({ method: 'PUT', url: savingPath, payload: { saving: false } })
  expect(stopped.cookies).toEqual([
    {
      name: '__Host-saving',
      value: 'stopped',
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      secure: true,
      maxAge: (365 * day) / 1000,
    },
  ])
  expectToSay('privacy', {
    fr: '| un an, ou jusqu’à ce que vous en changiez |',
    en: '| one year, or until you change it |',
  })
  expectToSay('legal', { fr: 'il retient ce choix pendant un an', en: 'it holds that choice for one year' })
  expect((await site.app.inject('/')).cookies).toEqual([])
  for (const name of ['`__Host-visitor`', '`__Host-saving`', 'HttpOnly', 'SameSite=Lax'])
    expectToSay('privacy', { fr: name, en: name })
  for (const place of ['privacy', 'legal'] as const) {
    expectToSay(place, { fr: '`__Host-visitor`', en: '`__Host-visitor`' })
    expectToSay(place, {
      fr: '30 jours, comptés de nouveau à chaque calcul et à chaque visite à vos résultats',
      en: '30 days, restarting with each calculation and each visit to your results',
    })
  }
})

test('a page leaves nothing else on the device than how far down it was read, the wish to stop, and initials', () => {
  const kept = /localStorage|sessionStorage|indexedDB|document\.cookie|sendBeacon|caches\.open/
  expect(sources('app', /^(data\/saving-preference|results\/person\/names)\.ts$/)).not.toMatch(kept)
  expect(read('app', 'data', 'saving-preference.ts').match(/localStorage\.setItem\(.*/g)).toEqual([
    'localStorage.setItem(key, stopped)',
  ])
  expect(read('app', 'results', 'person', 'names.ts').match(/localStorage\.setItem\(.*/g)).toEqual([
    'localStorage.setItem(key, JSON.stringify(names))',
  ])
  expectToSay('privacy', { fr: 'des initiales que vous pouvez donner', en: 'the initials that you may give' })
  expectToSay('privacy', { fr: 'il retient ce choix jusqu’à ce que vous en changiez', en: 'it remembers that choice' })
  // React Router’s own, until the tab is closed
  expect(sources('app')).toContain('<ScrollRestoration />')
  expectToSay('privacy', { fr: 'à quelle hauteur vous étiez', en: 'how far down each page you were' })
})

test('the worker keeps pages that are the same for everyone, and nothing that it is answered', () => {
  const worker = sources('worker')
  expect(worker.match(/\.(add|addAll|put)\([^]*?\)/g)).toEqual([
    expect.stringContaining('.addAll(kept[locale].files.map('),
  ])
  expect(worker).not.toMatch(/indexedDB|postMessage|cookie/)
  // written by the build, from which one's own page is left out
  expect(read('scripts', 'pack', 'pack.ts')).toContain(
    'pageIds.filter((page) => !isPersonal(page)).map((page) => pathTo(page, locale))',
  )
  expectToSay('privacy', {
    fr: 'garde aussi une copie des pages de votre langue',
    en: 'also keeps a copy of the pages in your language',
  })
  expectToSay('privacy', {
    fr: 'ni vos calculs ni la page « Mon suivi » n’en font partie',
    en: 'neither your calculations nor the “My progress” page are part of it',
  })
})

test('a shared link carries one number where browsers keep it, and the picture is made and left on the device', () => {
  expect(read('app', 'calculator', 'sharing', 'share-link.ts')).toContain('return `#vo2max=${vo2max.toFixed(1)}`')
  expect(read('app', 'calculator', 'sharing', 'keep-fold.tsx')).toContain('pathname + sharedHash(vo2max)')
  expectToSay('privacy', {
    fr: 'un seul nombre, votre VO2max. Il s’y trouve dans une partie de l’adresse que les navigateurs n’envoient à aucun serveur',
    en: 'one number, your VO2max. It stands in a part of the address that browsers send to no server',
  })
  expect(read('app', 'calculator', 'sharing', 'share-image.tsx')).toContain(
    'drawCard(context, { vo2max, number, words: words.card })',
  )
  expect(sources('app/calculator/sharing')).not.toMatch(/\bfetch\b|XMLHttpRequest|WebSocket|\bsend\(|\bpost\(/)
  expectToSay('privacy', {
    fr: 'ne passe pas par notre serveur. Elle montre votre courbe, avec ou sans votre nombre, mais ni votre âge, ni votre sexe, ni votre poids.',
    en: 'does not pass through our server. It shows your curve, with or without your number, but neither your age, nor your sex, nor your weight.',
  })
})

test('a link does not tell another site where it came from', async () => {
  expect((await site.app.inject('/')).headers['referrer-policy']).toBe('same-origin')
  expectToSay('privacy', { fr: 'de ne pas leur dire d’où vous venez', en: 'not to tell them where you come from' })
})

test('calculations go after 30 days, at most two hours late and never early', () => {
  const age = noon - retentionCutoff(noon)
  expect(age).toBeGreaterThanOrEqual(30 * day)
  // the purge comes once an hour
  expect(age + hour).toBeLessThanOrEqual(30 * day + 2 * hour)
  expectToSay('privacy', {
    fr: '| 30 jours sans activité, c’est-à-dire sans calcul ni visite',
    en: '| 30 days without activity, that is, without a calculation or a visit',
  })
  expectToSay('privacy', { fr: 'une heure ou deux après l’échéance, jamais avant', en: 'late, never early' })
})

test('the example of two calculations adds up, backups included', () => {
  const second = Date.UTC(2026, 2, 15)
  expect(second + 30 * day).toBe(Date.UTC(2026, 3, 14))
  expect(second + 60 * day).toBe(Date.UTC(2026, 4, 14))
  const days = (locale: Locale) =>
    [...texts[locale].privacy.matchAll(/^\d\. \*\*(.*?)\*\*/gm)].map(([, date]) => date!.split(',')[0])
  expect(days('fr')).toEqual(['3 mars', '15 mars', '14 avril', '14 mai'])
  expect(days('en')).toEqual(['March 3', 'March 15', 'April 14', 'May 14'])
})

/** What visitors may do themselves: the call that does it, and the words that say so. */
const rights: { call: [string, string, object?]; says: [Place, Words][] }[] = [
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
    const saved = path.startsWith(measurementsPath) ? await keep() : await save()
    const { statusCode } = await site.app.inject({
      method: method as 'GET',
      url: path.replace(':id', saved.json().id),
      headers: { cookie: `__Host-visitor=${saved.cookies[0]!.value}` },
      ...(payload && { payload }),
    })
    expect([200, 204]).toContain(statusCode)
    for (const [place, words] of says) expectToSay(place, words)
  },
)

test('that a parent must agree stands unfolded at the button, for the form takes ages under 14', () => {
  expect(limits.age.min).toBeLessThan(14)
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
  expectToSay('keeping', {
    fr: 'ce résultat et ce que vous avez entré, pour que vous puissiez les suivre',
    en: 'this result and what you entered, so that you can follow them',
  })
  expectToSay('keeping', { fr: 'moins de 14 ans, un parent doit accepter', en: 'under 14, a parent must agree' })
  expectToSay('keeping', {
    fr: 'après 30 jours sans calcul ni visite à vos résultats',
    en: 'after 30 days without a calculation or a visit to your results',
  })
  for (const [locale, { submit }] of [
    ['fr', frenchKeeping],
    ['en', englishKeeping],
  ] as const) {
    expect(texts[locale].privacy).toContain(submit)
  }
})

test('no more calculations are kept for a browser than the texts say', () => {
  expect(mostRecords).toBe(1000)
  expectToSay('privacy', {
    fr: 'Nous gardons au plus 1 000 calculs par navigateur',
    en: 'We keep 1,000 calculations at most for each browser',
  })
})

test('a visit to the results starts the 30 days again, as the notice says', async () => {
  const own = await newApp({ env })
  const saved = await save(own)
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
  expectToSay('privacy', {
    fr: 'par le lien d’un autre site ne compte pas comme une visite',
    en: 'by a link on another site does not count as a visit',
  })
  await own.close()
  expectToSay('notice', {
    fr: '30 jours sans calcul ni visite à vos résultats',
    en: '30 days without a calculation or a visit to your results',
  })
})

test('newsletter, contact form and accounts are spoken of as what may come: no field takes one', () => {
  expect(sources('app')).not.toMatch(/<textarea|type="(email|password|tel)"/)
  expectToSay('privacy', {
    fr: 'Le site n’a ni formulaire de contact ni infolettre.',
    en: 'The site has neither a contact form nor a newsletter.',
  })
  expectToSay('terms', { fr: 'Il n’a pas de comptes', en: 'It has no accounts' })
})

test('a notice stays as long as the accessibility statement says', () => {
  expect(read('app', 'toast', 'toasts.tsx')).toContain('duration={5000}')
  expectToSay('legal', { fr: 'disparaît après 5 secondes', en: 'disappears after 5 seconds' })
})

test.each([
  [
    'within 30 days',
    { fr: 'Nous répondons par écrit en 30 jours au plus.', en: 'We answer in writing within 30 days.' },
  ],
  ['3 years at most', { fr: '| Messages | 3 ans au plus |', en: '| Messages | 3 years at most |' }],
  ['12 months at most', { fr: '| 12 mois au plus |', en: '| 12 months at most |' }],
  ['30 days at most', { fr: '| Copies de sauvegarde | 30 jours au plus |', en: '| Backups | 30 days at most |' }],
])('what only the operator can keep is asked of the operator: %s', (duty, words) => {
  expect(read('docs', 'operations.md').split('in your name')[1]).toContain(duty)
  expectToSay('privacy', words)
})

test('the legal pages bear the same date', () => {
  for (const place of ['privacy', 'terms', 'legal'] as const) {
    expectToSay(place, { fr: '\nDernière mise à jour : 22 août 2025\n', en: '\nLast updated: August 22, 2025\n' })
  }
  expectToSay('legal', { fr: 'Énoncé daté du 22 août 2025.', en: 'Statement dated August 22, 2025.' })
})

test.each(['terms', 'legal'] as const)('cap and carve-out are said in the same words (%s)', (place) => {
  expectToSay(place, {
    fr: 'Notre responsabilité totale est limitée à 100 $ CA. Cette limite ne s’applique pas au préjudice corporel ou moral, ni à la faute lourde ou intentionnelle, ni aux droits que la loi vous accorde.',
    en: 'Our total liability is limited to CAD 100. This limit does not apply to bodily or moral injury, to gross or intentional fault, or to rights the law gives you.',
  })
})

test('the courts are those of Québec in the terms, and those of Montréal in the legal notice', () => {
  expectToSay('terms', {
    fr: 'Les tribunaux du Québec sont compétents, sous réserve des règles qui protègent les consommatrices et consommateurs.',
    en: 'The courts of Québec have jurisdiction, subject to the rules that protect consumers.',
  })
  expectToSay('legal', {
    fr: 'Les tribunaux de Montréal, au Québec, sont compétents, sous réserve des règles qui protègent les consommatrices et consommateurs.',
    en: 'The courts of Montréal, Québec, have jurisdiction, subject to the rules that protect consumers.',
  })
})

test.each(['privacy', 'legal'] as const)('Québec’s law comes before the federal one (%s)', (place) => {
  expect([...new Set(texts.fr[place].match(/Loi 25|LPRPDE/g))]).toEqual(['Loi 25', 'LPRPDE'])
  expect([...new Set(texts.en[place].match(/Law 25|PIPEDA/g))]).toEqual(['Law 25', 'PIPEDA'])
})

test('only the English terms carry the language clause', () => {
  const clause =
    'A French version was made available to you first. You have chosen to be bound by this English version. If the two differ, the reading more favourable to you applies.'
  expect(texts.en.terms).toContain(clause)
  expect(texts.fr.terms).not.toContain('plus favorable')
})

test('accessibility is a target, never a claim', () => {
  expectToSay('legal', { fr: 'C’est une cible, pas un certificat', en: 'It is a target, not a certificate' })
  for (const locale of locales) expect(texts[locale].legal).not.toMatch(/conforme|compliant|conformance/i)
})

/** Deletes everything of a visitor, and answers what remains of those who did. */
async function forgetAll() {
  const [cookie] = (await save()).cookies
  const headers = { cookie: `__Host-visitor=${cookie!.value}` }
  await site.app.inject({ method: 'DELETE', url: recordsPath, headers })
  const forgotten = await site.forgotten()
  expect(JSON.stringify(forgotten)).not.toContain(cookie!.value.slice(0, 8))
  return forgotten
}

/** Saves a run as a browser would that says a lot about itself. */
function save({ app } = site) {
  return app.inject({
    method: 'POST',
    url: calculatePath,
    payload: calculation,
    remoteAddress: '203.0.113.7',
    headers: { 'user-agent': 'TalkativeBrowser/9', 'accept-language': 'fr-CA' },
  })
}

/** Keeps a walk, as a button of the page would. */
function keep({ app } = site) {
  return app.inject({ method: 'POST', url: measurementsPath, payload: measurementOf(walk)! })
}

async function keepWalk() {
  await keep()
  return site.measurements()
}

type FieldsOf<Union> = Union extends unknown ? keyof Union : never

function expectToSay(place: Place, words: Words): void {
  const silent = locales.filter((locale) => !texts[locale][place].includes(words[locale]))
  expect(silent, `${place} should say “${words.fr}” / “${words.en}”`).toEqual([])
}

function legalPages(locale: Locale) {
  const page = (name: string) => read('content', locale, `${name}.mdx`)
  return { privacy: page('privacy'), terms: page('terms'), legal: page('legal') }
}

/** The cells of each row of the privacy page's tables. */
function tablesOf(locale: Locale): string[][][] {
  const tables = texts[locale].privacy.matchAll(/<StackedTable[^>]*>\n(.*?)<\/StackedTable>/gs)
  return [...tables].map(([, rows]) =>
    [...rows!.matchAll(/^\| (.+) \|$/gm)].slice(2).map(([, cells]) => cells!.split(' | ')),
  )
}

function firstTable(locale: Locale): string[][] {
  return tablesOf(locale)[0]!
}

/** The program's sources in a folder, without tests. */
function sources(folder: string, leftOut?: RegExp): string {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|contract)\.|^testing\//.test(file) && !leftOut?.test(file))
    .map((file) => read(folder, file))
    .join('\n')
}

/** Text of a page or of a source, its no-break spaces read as spaces. */
function read(...path: string[]): string {
  return plain(readFileSync(join(root, ...path), 'utf8'))
}

function plain(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ')
}
