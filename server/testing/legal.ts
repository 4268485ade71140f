import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { calculatePath } from '../../contract/calculation.ts'
import { measurementOf } from '../../contract/measurement.ts'
import { measurementsPath, recordsPath } from '../../contract/records.ts'
import { calculator as englishCalculator } from '../../i18n/en/calculator/calculator.ts'
import { calculator as frenchCalculator } from '../../i18n/fr/calculator/calculator.ts'
import { saveMeasurement as englishSaveMeasurement } from '../../i18n/en/progress/save-measurement.ts'
import { saveMeasurement as frenchSaveMeasurement } from '../../i18n/fr/progress/save-measurement.ts'
import { locales, type Locale } from '../../i18n/locales.ts'
import { calculation, type newApp } from './app.ts'
import { walk } from './calculation.ts'

/*
 * What the tests of the legal pages share. Each test shows what the program does, and that the pages of both languages
 * promise just that. Whoever changes one changes the other.
 */

export type Words = Record<Locale, string>
type Site = Awaited<ReturnType<typeof newApp>>

const root = join(import.meta.dirname, '../..')
export const day = 86_400_000

/** As it runs in public, behind HTTPS. */
export const env = { SITE_URL: 'https://www.site.ca' }

/** The legal pages, and the notices at the buttons that save. */
export const texts = {
  fr: legalTexts('fr', frenchCalculator.form.notice, frenchSaveMeasurement.notice),
  en: legalTexts('en', englishCalculator.form.notice, englishSaveMeasurement.notice),
}
export type LegalText = keyof typeof texts.fr

/** Both languages say so in this place. */
export function expectStatement(place: LegalText, words: Words): void {
  const silent = locales.filter((locale) => !texts[locale][place].includes(words[locale]))
  expect(silent, `${place} should say “${words.fr}” / “${words.en}”`).toEqual([])
}

/** The cells of each row of the privacy page's tables. */
export function tablesOf(locale: Locale): string[][][] {
  const tables = texts[locale].privacy.matchAll(/<StackedTable[^>]*>\n(.*?)<\/StackedTable>/gs)
  return [...tables].map(([, rows]) =>
    [...rows!.matchAll(/^\| (.+) \|$/gm)].slice(2).map(([, cells]) => cells!.split(' | ')),
  )
}

/** The program's sources in a folder, without tests. */
export function readSources(folder: string, leftOut?: RegExp): string {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|contract)\.|^testing\//.test(file) && !leftOut?.test(file))
    .map((file) => read(folder, file))
    .join('\n')
}

/** Text of a page or of a source, its no-break spaces read as spaces. */
export function read(...path: string[]): string {
  return plain(readFileSync(join(root, ...path), 'utf8'))
}

/** Saves a run as a browser would that says a lot about itself. */
export function saveRun({ app }: Site) {
  return app.inject({
    method: 'POST',
    url: calculatePath,
    payload: calculation,
    remoteAddress: '203.0.113.7',
    headers: { 'user-agent': 'TalkativeBrowser/9', 'accept-language': 'fr-CA' },
  })
}

/** Keeps a walk, as a button of the page would. */
export function saveMeasurement({ app }: Site) {
  return app.inject({ method: 'POST', url: measurementsPath, payload: measurementOf(walk)! })
}

/** Deletes everything of a visitor, and answers what remains of those who did. */
export async function forgetAll(site: Site) {
  const [cookie] = (await saveRun(site)).cookies
  const headers = { cookie: `__Host-visitor=${cookie!.value}` }
  await site.app.inject({ method: 'DELETE', url: recordsPath, headers })
  const forgotten = await site.forgotten()
  expect(JSON.stringify(forgotten)).not.toContain(cookie!.value.slice(0, 8))
  return forgotten
}

function legalTexts(locale: Locale, notice: Record<string, string>, keeping: string) {
  const page = (name: string) => read('content', locale, `${name}.mdx`)
  return {
    ...{ privacy: page('privacy'), terms: page('terms'), legal: page('legal') },
    ...{ notice: plain(Object.values(notice).join('\n')), keeping: plain(keeping) },
  }
}

export function plain(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ')
}
