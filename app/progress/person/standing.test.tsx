import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { expect, test } from 'vitest'
import { genders } from '../../../domain/person.ts'
import type { Run } from '../../../domain/tests/cooper-run/cooper-run.ts'
import { calculator as calculatorEn } from '../../../i18n/en/calculator/calculator.ts'
import { calculator as calculatorFr } from '../../../i18n/fr/calculator/calculator.ts'
import { details as detailsEn } from '../../../i18n/en/calculator/calculator-details.ts'
import { details as detailsFr } from '../../../i18n/fr/calculator/calculator-details.ts'
import { en } from '../../../i18n/en/site.ts'
import { fr } from '../../../i18n/fr/site.ts'
import { locales, type Locale } from '../../../i18n/locales.ts'
import { CalculatorMessagesContext, DetailMessagesContext } from '../../calculator/messages.ts'
import { ComparisonAfter, ComparisonBefore, SiteThresholds } from '../../calculator/result/comparison/comparison.tsx'
import { MessagesContext } from '../../messages.ts'
import type { ShownRecord } from '../records/records.ts'
import { shownRecord, shownRun } from '../testing/shown-record.ts'
import Standing from './standing.tsx'

const languages = {
  fr: { site: fr, calculator: calculatorFr, details: detailsFr },
  en: { site: en, calculator: calculatorEn, details: detailsEn },
}

/** The paragraphs that are shown, with plain spaces. */
async function paragraphs(locale: Locale, shown: ReactNode): Promise<string[]> {
  const { site, calculator, details } = languages[locale]
  const { prelude } = await prerenderToNodeStream(
    <MessagesContext value={site}>
      <CalculatorMessagesContext value={calculator}>
        <DetailMessagesContext value={details}>{shown}</DetailMessagesContext>
      </CalculatorMessagesContext>
    </MessagesContext>,
  )
  const html = (await text(prelude)).replaceAll('&#x27;', "'").replace(/<\/?b>/g, '')
  return html
    .split(/<[^>]*>/)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '')
}

const standing = (locale: Locale, record: ShownRecord) => paragraphs(locale, <Standing latest={record} />)
const ofRun = (locale: Locale, run: Run) => standing(locale, shownRun(run))
const onResultPage = (locale: Locale, run: Run) =>
  paragraphs(
    locale,
    <>
      <ComparisonBefore run={run} />
      <SiteThresholds run={run} />
      <ComparisonAfter run={run} />
    </>,
  )

/** What is said first of people measured, or of the formula where it says too little. */
const placing = (texts: string[]) =>
  texts.find((text) => /en laboratoire|in a lab|Lab measurements/.test(text)) ??
  texts.find((text) =>
    /cette formule|la formule peut|la formule, faite pour la course|this formula|the formula can|the formula, made for running/.test(
      text,
    ),
  )

test.each(locales)(
  'My progress places a person as the result page does (%s), whatever the age and distance',
  async (locale) => {
    for (const gender of genders)
      for (const age of [19, 35, 48, 49.9, 50, 52, 62, 75, 89, 90])
        for (let distance = 500; distance <= 5000; distance += 300) {
          const run = { age, gender, weight: 70, distance }
          const [result, progress] = [await onResultPage(locale, run), await ofRun(locale, run)]
          const who = `${gender}, ${age}, ${distance} m`
          expect(placing(progress), who).toBe(placing(result))
          for (const said of progress) expect(`${result.join(' ')} ${title[locale]}`, who).toContain(said)
        }
  },
)
const title = { fr: 'Pourquoi cet écart ?', en: 'Why the gap?' }

test('a woman of 62 with 1,720 m is ahead of 9 in 10 by Cooper alone, and reads why the site’s number is lower', async () => {
  const run: Run = { age: 62, gender: 'femme', weight: 60, distance: 1720 }
  expect(await ofRun('en', run)).toEqual([
    'Your run puts you ahead of about 9 in 10 women aged 60 to 69 measured in a lab.',
    'By Cooper’s equation alone: 27.2 ml/kg/min, give or take 10%.',
    'Why the gap?',
    'This site takes off 1% for each year after 25, then 15% for a woman, but the distance you ran already reflects age and sex. Its thresholds are the same from 50 to 100, although VO2max keeps declining with age. About 1 in 10 women aged 60 to 69 measured in a lab score lower than 14.5 ml/kg/min.',
  ])
})

test('of a run that the formula cannot tell nothing is said but that', async () =>
  expect(await ofRun('fr', { age: 35, gender: 'homme', weight: 70, distance: 502 })).toEqual([
    '502 m en 12 minutes, c’est trop peu pour cette formule : ce 0 est sa limite, et non une mesure de votre forme.',
  ]))

test('under 50 the site’s thresholds are named where they are stricter', async () =>
  expect(await ofRun('en', { age: 35, gender: 'homme', weight: 70, distance: 2400 })).toEqual([
    'About half of men aged 30 to 39 measured in a lab score lower than you.',
    'Why the gap?',
    'By this site’s thresholds, which are stricter than the average of people measured.',
  ]))

test('a known value from 50 on has its category, and why it reads otherwise', async () =>
  expect(
    await standing('en', shownRecord({ test: 'known-value', inputs: { vo2max: 22, age: 71, gender: 'femme' } })),
  ).toEqual([
    'About 9 in 10 women aged 70 to 79 measured in a lab score lower than you.',
    'Why the gap?',
    'This site’s thresholds are the same from 50 to 100, although VO2max keeps declining with age.',
  ]))

test('a field test has no category of the site, so nothing is said of its thresholds', async () =>
  expect(
    await standing(
      'en',
      shownRecord({
        test: 'rockport-walk',
        inputs: { age: 68, gender: 'femme', weight: 70, seconds: 960, pulse: 140 },
      }),
    ),
  ).toEqual(['About 6 in 10 women aged 60 to 69 measured in a lab score lower than you.']))

test('a step test after the age of its students is compared with nobody', async () =>
  expect(
    await standing(
      'en',
      shownRecord({ test: 'queens-college-step', inputs: { gender: 'femme', age: 40, pulse: 140 } }),
    ),
  ).toEqual([]))
