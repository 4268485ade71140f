import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { calculatePath, calculationOf, calculationSchema, type CalculationRequest } from '../contract/calculation.ts'
import { defaultRun } from '../domain/run.ts'
import { calculator as englishCalculator } from '../i18n/calculator.en.ts'
import { calculator as frenchCalculator } from '../i18n/calculator.fr.ts'
import { formatDate } from '../i18n/date.ts'
import { locales, type Locale } from '../i18n/locales.ts'
import { calculation, newApp } from './app-for-tests.ts'
import { retentionCutoff } from './retention.ts'
import { noon } from './store/calculation-for-tests.ts'
import type { Tables } from './store/tables.ts'

/** The legal pages promise what the program does; whoever changes one changes the other. */
const legalPages = ['privacy', 'terms', 'legal'] as const
const root = join(import.meta.dirname, '..')
const hour = 3_600_000
const day = 24 * hour

const calculators = { fr: frenchCalculator, en: englishCalculator }

const site = await newApp({ env: { SITE_URL: 'https://www.site.ca' } })
afterAll(() => site.close())

/** Saves a run as a browser would that says a lot about itself. */
function save() {
  return site.app.inject({
    method: 'POST',
    url: calculatePath,
    payload: calculation,
    remoteAddress: '203.0.113.7',
    headers: { 'user-agent': 'TalkativeBrowser/9', 'accept-language': 'fr-CA' },
  })
}

/** Text of a page or of a source, its no-break spaces read as spaces. */
function read(...path: string[]): string {
  return plain(readFileSync(join(root, ...path), 'utf8'))
}

function plain(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ')
}

const page = (locale: Locale, name: (typeof legalPages)[number]) => read('content', locale, `${name}.mdx`)
const privacy = { fr: page('fr', 'privacy'), en: page('en', 'privacy') }

/** First and second cells of the rows of a page's first table. */
function firstTable(text: string): string[][] {
  const table = /<StackedTable[^>]*>\n(.*?)<\/StackedTable>/s.exec(text)![1]!
  return [...table.matchAll(/^\| ([^|]+) \| ([^|]+) \|/gm)].slice(2).map(([, name, value]) => [name!, value!])
}

/** The program's sources in a folder, without tests. */
function sources(folder: string): string {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/test|contract/.test(file))
    .map((file) => read(folder, file))
    .join('\n')
}

const fieldNames: Record<keyof CalculationRequest, Record<Locale, string>> = {
  age: { fr: 'Âge', en: 'Age' },
  gender: { fr: 'Sexe', en: 'Sex' },
  weight: { fr: 'Poids', en: 'Weight' },
  distance: { fr: 'Distance', en: 'Distance' },
  vo2maxResult: { fr: 'Résultat', en: 'Result' },
  category: { fr: 'Catégorie', en: 'Category' },
}

test.each(locales)('the privacy page lists the fields of a saved calculation, and no other (%s)', (locale) => {
  const fields = Object.keys(calculationSchema.entries) as (keyof CalculationRequest)[]
  expect(firstTable(privacy[locale]).map(([name]) => name)).toEqual(fields.map((field) => fieldNames[field][locale]))
})

test.each(locales)('its example is what the calculator gives (%s)', (locale) => {
  const { age, weight, vo2maxResult, category } = calculationOf(defaultRun)
  const { fields } = calculators[locale].form
  const decimal = (vo2maxResult / 10).toFixed(1).replace('.', locale === 'fr' ? ',' : '.')
  expect(firstTable(privacy[locale]).map(([, example]) => example)).toEqual([
    `${age} ${fields.age.unit}`,
    calculators[locale].genders[defaultRun.gender].toLowerCase(),
    `${weight} kg`,
    { fr: '2 400 m', en: '2,400 m' }[locale],
    `${decimal} ml/kg/min`,
    calculators[locale].categories[category],
  ])
})

test.each(locales)('the notice at the button names the same six (%s)', (locale) => {
  const notice = calculators[locale].form.notice.toLowerCase()
  for (const name of Object.values(fieldNames)) expect(notice).toContain(name[locale].toLowerCase())
})

/** Where the privacy page owns up to each column; a new column does not compile until it stands here. */
const columns: { [Table in 'visitors' | 'calculations']: Record<keyof Tables[Table], Record<Locale, string>> } = {
  visitors: {
    id: { fr: 'le numéro au hasard du témoin', en: 'the random number of the cookie' },
    created_at: { fr: 'le moment de votre premier', en: 'when you made your first' },
    last_active_at: { fr: 'et de votre dernier calcul', en: 'and your last calculation' },
  },
  calculations: {
    id: { fr: 'un numéro de calcul', en: 'a calculation number' },
    visitor_id: { fr: 'le numéro au hasard du témoin', en: 'the random number of the cookie' },
    age: fieldNames.age,
    gender: fieldNames.gender,
    weight: fieldNames.weight,
    distance: fieldNames.distance,
    result_tenths: fieldNames.vo2maxResult,
    category: fieldNames.category,
    created_at: { fr: 'la date, l’heure', en: 'the date, the time' },
  },
}

test('every column of the database is owned up to', async () => {
  await save()
  const [[row], [visitor]] = [await site.rows(), await site.visitors()]
  expect(Object.keys(row!).sort()).toEqual(Object.keys(columns.calculations).sort())
  expect(Object.keys(visitor!).sort()).toEqual(Object.keys(columns.visitors).sort())
  for (const locale of locales) {
    const phrases = Object.values(columns).flatMap((table) => Object.values(table).map((words) => words[locale]))
    expect(phrases.filter((phrase) => !privacy[locale].includes(phrase))).toEqual([])
  }
})

test('neither a record nor the log says where it came from', async () => {
  await save()
  const kept = JSON.stringify([await site.rows(), await site.visitors(), site.logged])
  expect(kept).not.toMatch(/203\.0\.113|TalkativeBrowser|fr-CA/)
  expect(site.logged.join()).not.toMatch(/homme|2400|"visitor/)
  expect(privacy.fr).toContain('Il ne contient ni adresse IP, ni témoin, ni calcul.')
  expect(privacy.en).toContain('It holds no IP address, no cookie and no calculation.')
})

test('the only cookie is the one described, and a page sets none', async () => {
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
  expect((await site.app.inject('/')).cookies).toEqual([])
  for (const locale of locales) {
    for (const word of ['`__Host-visitor`', 'HttpOnly', 'SameSite=Lax']) expect(privacy[locale]).toContain(word)
    expect(page(locale, 'legal')).toContain('`__Host-visitor`')
  }
  expect(privacy.fr).toContain('30 jours, comptés de nouveau à chaque calcul')
  expect(privacy.en).toContain('30 days, counted anew at each calculation')
})

test('nothing else is put on the device by our own code', () => {
  expect(sources('app')).not.toMatch(/localStorage|sessionStorage|indexedDB|document\.cookie|sendBeacon/)
})

test('calculations go after 30 days, at most two hours late and never early', () => {
  const age = noon - retentionCutoff(noon)
  expect(age).toBeGreaterThanOrEqual(30 * day)
  // the purge comes once an hour
  expect(age + hour).toBeLessThanOrEqual(30 * day + 2 * hour)
  expect(privacy.fr).toContain('30 jours sans activité, donc 30 jours après votre dernier calcul')
  expect(privacy.en).toContain('30 days without activity, that is, 30 days after your last calculation')
  expect(plain(frenchCalculator.form.notice)).toContain('30 jours après votre dernier calcul')
  expect(plain(englishCalculator.form.notice)).toContain('30 days after your last calculation')
})

test('the example of two calculations adds up, backups included', () => {
  const second = Date.UTC(2026, 2, 15)
  const days = [Date.UTC(2026, 2, 3), second, second + 30 * day, second + 60 * day]
  const dates = (locale: Locale) => days.map((date) => formatDate(new Date(date).toISOString(), locale))
  const timeline = (locale: Locale) => [
    .../<Timeline.*?<\/Timeline>/s.exec(privacy[locale])![0].matchAll(/\*\*(.*?)\*\*/g),
  ]
  for (const locale of locales) {
    expect(timeline(locale).map(([, date]) => date!.split(',')[0])).toEqual(
      dates(locale).map((date) => date.replace(/,? 2026$/, '')),
    )
  }
  expect(read('docs', 'operations.md')).toContain('keep backups for 30 days at most')
})

test('the texts say that no page shows records, as long as the server shows none', () => {
  const shows = /\.(listFor|forget|touch)\(/.test(
    readdirSync(join(root, 'server'))
      .filter((file) => file.endsWith('.ts') && !file.includes('test'))
      .map((file) => read('server', file))
      .join('\n'),
  )
  expect(privacy.fr.includes('aucune page du site ne vous les montre')).toBe(!shows)
  expect(privacy.en.includes('no page of the site shows them to you')).toBe(!shows)
})

test('newsletter, contact form and accounts are spoken of as what may come: the site has one form', () => {
  expect(sources('app').match(/<form\b/g)).toHaveLength(1)
  expect(privacy.fr).toContain('Le site n’a ni formulaire de contact ni infolettre.')
  expect(privacy.en).toContain('The site has neither a contact form nor a newsletter.')
})

test('a notice stays as long as the accessibility statement says', () => {
  expect(read('app', 'calculator', 'notices.tsx')).toContain('duration={5000}')
  expect(page('fr', 'legal')).toContain('part après 5 secondes')
  expect(page('en', 'legal')).toContain('goes after 5 seconds')
})

test.each(locales)('the legal pages bear the same date (%s)', (locale) => {
  const date = formatDate('2025-08-22', locale)
  const heading = { fr: 'Dernière mise à jour : ', en: 'Last updated: ' }[locale] + date
  for (const name of legalPages) expect(page(locale, name)).toContain(`\n${heading}\n`)
  expect(page(locale, 'legal')).toContain({ fr: `Énoncé daté du ${date}.`, en: `Statement dated ${date}.` }[locale])
})

test('cap, carve-out and courts are said in the same words wherever they are said', () => {
  const clauses = {
    fr: [
      'Notre responsabilité totale est limitée à 100 $. Cette limite ne s’applique pas au préjudice corporel ou moral, ni à la faute lourde ou intentionnelle, ni aux droits que la loi vous accorde.',
      'Les tribunaux du Québec, district judiciaire de Montréal, sont compétents, sous réserve des règles qui protègent les consommatrices et consommateurs.',
    ],
    en: [
      'Our total liability is limited to CAD 100. This limit does not apply to bodily or moral injury, to gross or intentional fault, or to rights the law gives you.',
      'The courts of Québec, judicial district of Montréal, have jurisdiction, subject to the rules that protect consumers.',
    ],
  }
  for (const locale of locales) {
    for (const name of ['terms', 'legal'] as const) {
      for (const clause of clauses[locale]) expect(page(locale, name)).toContain(clause)
    }
  }
})

test.each([
  ['fr', 'Loi 25', 'LPRPDE'],
  ['en', 'Law 25', 'PIPEDA'],
] as const)('Québec’s law comes before the federal one (%s)', (locale, quebec, federal) => {
  for (const name of ['privacy', 'legal'] as const) {
    const text = page(locale, name)
    expect(text.indexOf(quebec)).toBeGreaterThan(0)
    expect(text.indexOf(quebec)).toBeLessThan(text.indexOf(federal))
  }
})

test('only the English terms carry the language clause', () => {
  expect(page('en', 'terms')).toContain(
    'A French version was made available to you first. You have chosen to be bound by this English version. If the two differ, the reading more favourable to you applies.',
  )
  expect(page('fr', 'terms')).not.toContain('plus favorable')
})

test('accessibility is a target, never a claim', () => {
  expect(page('fr', 'legal')).toContain('Notre cible est le niveau AA des règles WCAG 2.1. C’est une cible')
  expect(page('en', 'legal')).toContain('Our target is level AA of WCAG 2.1. It is a target')
  for (const locale of locales) expect(page(locale, 'legal')).not.toMatch(/conforme|compliant|conformance/i)
})
