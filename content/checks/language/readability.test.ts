import { afterAll, expect, test } from 'vitest'
import { calculator as calculatorEn } from '../../../i18n/en/calculator/calculator.ts'
import { calculator as calculatorFr } from '../../../i18n/fr/calculator/calculator.ts'
import { details as detailsEn } from '../../../i18n/en/calculator/calculator-details.ts'
import { details as detailsFr } from '../../../i18n/fr/calculator/calculator-details.ts'
import { en } from '../../../i18n/en/site.ts'
import { fr } from '../../../i18n/fr/site.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { results as resultsEn } from '../../../i18n/en/progress/progress.ts'
import { results as resultsFr } from '../../../i18n/fr/progress/progress.ts'
import type { PageId } from '../../../i18n/pages.ts'
import { staticMessages } from '../../../i18n/static-messages.ts'
import { articles } from '../../articles.ts'
import { blocksOf, wordsOf } from '../extract-text.ts'
import { readabilityOf, type Readability } from './readability.ts'
import { renderedPages } from '../render-pages.tsx'
import { percent, rhythmFaults, rhythmOf, type Rhythm } from './rhythm.ts'
import { stringsOf } from '../texts.ts'

interface Target {
  /** Kandel-Moles at least, words a sentence at most */
  fr: { ease: number; words: number }
  /** Flesch reading ease at least, Flesch-Kincaid grade at most */
  en: { ease: number; grade: number }
}

/** Plain-language targets by the kind of text; the calculator and the alerts are the plainest. */
const targets = {
  alert: { fr: { ease: 70, words: 15 }, en: { ease: 70, grade: 6 } },
  summary: { fr: { ease: 65, words: 18 }, en: { ease: 60, grade: 8 } },
  guide: { fr: { ease: 60, words: 18 }, en: { ease: 60, grade: 8 } },
  research: { fr: { ease: 55, words: 20 }, en: { ease: 55, grade: 9 } },
  legal: { fr: { ease: 50, words: 20 }, en: { ease: 50, grade: 10 } },
} as const satisfies Record<string, Target>

/** What a page is, where it is no guide. */
const kinds: Partial<Record<PageId, keyof typeof targets>> = {
  privacy: 'legal',
  terms: 'legal',
  legal: 'legal',
  cholesterol: 'research',
  plateau: 'research',
  watches: 'research',
}

/** Tables and labels are not read as sentences; the calculator, on two pages, has a row of its own. */
const noSentences = 'h1, h2, h3, h4, table, svg, nav, dl, #sources, #valeurs-reference'

/** Lists, steps, captions, warnings and the calculators are short by nature: rhythm is asked of running text alone. */
const notRunning = `${noSentences}, ul, ol, figure, [class*=callout], [data-footnotes]`

/** The paragraphs of a page, without the bold labels that some begin with. */
function runningParagraphs(main: Element): string[] {
  const labels = [...main.querySelectorAll('p > strong')]
    .map((strong) => strong.textContent)
    .filter((text) => /[.:?]$/.test(text))
  return blocksOf(main, notRunning).map((block) => {
    const label = labels.find((text) => block.startsWith(text)) ?? ''
    return block.slice(label.length).trim()
  })
}

const own = (locale: Locale) => sentencesOf(stringsOf(locale === 'fr' ? resultsFr : resultsEn))

const alerts = (locale: Locale) => {
  const { form, result } = locale === 'fr' ? calculatorFr : calculatorEn
  const details = locale === 'fr' ? detailsFr : detailsEn
  const { failure } = locale === 'fr' ? fr : en
  const { notFound, article } = staticMessages[locale]
  // the words of the validation are the product's, to the letter
  const texts = { ...form, rules: {} }
  return sentencesOf(
    stringsOf([texts, result, details, notFound, failure, { medicalLine: article.medicalLine }]),
  )
}

/** Labels are no sentences; what ends without a stop is one all the same. */
function sentencesOf(strings: string[]): string[] {
  return strings.filter((text) => wordsOf(text).length >= 5).map((text) => (/[.!?:…]$/.test(text) ? text : `${text}.`))
}

interface Row {
  name: string
  locale: Locale
  kind: keyof typeof targets
  score: Readability
  /** of pages */
  rhythm?: Rhythm
}

const rows: Row[] = [
  ...(['fr', 'en'] as const).map((locale) => ({
    name: `${locale}/calculator, alerts`,
    locale,
    kind: 'alert' as const,
    score: readabilityOf(alerts(locale), locale),
  })),
  ...(['fr', 'en'] as const).map((locale) => ({
    name: `${locale}/results, interface`,
    locale,
    kind: 'guide' as const,
    score: readabilityOf(own(locale), locale),
  })),
  ...renderedPages.flatMap(({ locale, page, name, main }) => {
    if (page === 'notFound') return []
    const summary = main.querySelector('#bref, [data-summary]')
    return [
      {
        name,
        locale,
        kind: kinds[page] ?? 'guide',
        score: readabilityOf(blocksOf(main, noSentences), locale),
        rhythm: rhythmOf(runningParagraphs(main), locale),
      },
      ...(summary
        ? [
            {
              name: `${name}, summary`,
              locale,
              kind: 'summary' as const,
              score: readabilityOf(blocksOf(summary, noSentences), locale),
            },
          ]
        : []),
    ]
  }),
]

test.each(rows)('$name is as easy to read as its readers need', ({ locale, kind, score }) => {
  const { ease } = targets[kind][locale]
  const faults = [
    ...(score.ease < ease ? [`ease ${score.ease.toFixed(1)}, at least ${ease} wanted`] : []),
    ...(locale === 'fr' && score.wordsPerSentence > targets[kind].fr.words
      ? [`${score.wordsPerSentence.toFixed(1)} words a sentence, at most ${targets[kind].fr.words} wanted`]
      : []),
    ...(score.grade !== undefined && score.grade > targets[kind].en.grade
      ? [`grade ${score.grade.toFixed(1)}, at most ${targets[kind].en.grade} wanted`]
      : []),
  ]
  expect(faults.length > 0 ? [...faults, ...score.hardest.slice(0, 5)] : []).toEqual([])
})

/** Pages that lead elsewhere have too few running sentences to be monotonous. */
const proseFrom = 10

test.each(rows.flatMap(({ name, rhythm }) => (rhythm && rhythm.sentences >= proseFrom ? [{ name, rhythm }] : [])))(
  '$name lets long and short sentences take turns',
  ({ rhythm }) => {
    expect(rhythmFaults(rhythm)).toEqual([])
  },
)

test('short sentences are counted, in all and in a row, and named', () => {
  const short = 'Le cœur bat vite.'
  const long = 'Puis il ralentit peu à peu, à mesure que le corps retrouve son repos et son souffle.'
  expect(rhythmFaults(rhythmOf([`${long} ${short} ${long} ${long}`], 'fr'))).toEqual([])
  expect(rhythmFaults(rhythmOf([`${long} ${short}`], 'fr'))).toEqual([
    '10.5 words a sentence, 11 to 17 wanted',
    '50 % of sentences are short, at most 30 % wanted:',
    short,
  ])
  const row = Array.from({ length: 4 }, () => short)
  expect(rhythmFaults(rhythmOf([row.join(' '), ...Array.from({ length: 20 }, () => long)], 'fr'))).toEqual([
    '4 short sentences in a row, at most 3 wanted:',
    ...row,
  ])
})

test('legal pages begin with a summary', () => {
  const summaries = rows.filter(({ kind }) => kind === 'summary').map(({ name }) => name)
  expect(summaries).toEqual(
    ['fr', 'en'].flatMap((locale) => ['privacy', 'terms', 'legal'].map((page) => `${locale}/${page}, summary`)),
  )
})

test('long words and long sentences make a text harder, names and numbers do not', () => {
  const ease = (text: string, locale: Locale) => readabilityOf([text], locale).ease
  expect(ease('Le cœur bat vite.', 'fr')).toBeGreaterThan(ease('L’organisme fonctionne intensément.', 'fr'))
  expect(ease('Le cœur bat vite, puis il ralentit, et tout va bien.', 'fr')).toBeLessThan(
    ease('Le cœur bat vite. Puis il ralentit. Et tout va bien.', 'fr'),
  )
  expect(ease('The heart beats fast.', 'en')).toBeGreaterThan(ease('Physiological adaptation necessitates it.', 'en'))
  expect(ease('Selon Laukkanen, 42,5 ml/kg/min suffisent (Kodama, 2009).', 'fr')).toBe(
    ease('Selon lui, dix mots suffisent.', 'fr'),
  )
})

/** Words that are read in so many minutes, at 195 words a minute in French and 228 in English. */
const lengths: Record<number, Record<Locale, { from: number; to: number }>> = {
  5: { fr: { from: 900, to: 1050 }, en: { from: 1050, to: 1200 } },
  6: { fr: { from: 1050, to: 1250 }, en: { from: 1250, to: 1450 } },
  7: { fr: { from: 1250, to: 1450 }, en: { from: 1450, to: 1700 } },
  8: { fr: { from: 1450, to: 1650 }, en: { from: 1650, to: 1900 } },
}

const articlePages = renderedPages.flatMap(({ locale, page, name, main }) =>
  articles.filter(({ id }) => id === page).map(({ minutes }) => ({ locale, name, main, minutes })),
)

test.each(articlePages)('$name is no longer than its $minutes minutes', ({ locale, main, minutes }) => {
  // who answers for it, contents, labels of figures, sources and notes are looked up, not read through
  const words = wordsOf(blocksOf(main, 'h1 ~ dl, nav, svg, #sources, [data-footnotes]').join(' ')).length
  const { to } = lengths[minutes]![locale]
  expect(words).toBeLessThanOrEqual(to)
})

afterAll(() => {
  const lines = rows.map(({ name, kind, score: { words, wordsPerSentence, longSentence, ease, grade }, rhythm }) =>
    [
      name.padEnd(24),
      kind.padEnd(8),
      `${words}`.padStart(5),
      wordsPerSentence.toFixed(1).padStart(8),
      `${longSentence}`.padStart(4),
      ease.toFixed(1).padStart(6),
      (grade?.toFixed(1) ?? '').padStart(6),
      ...(rhythm
        ? [
            `${rhythm.sentences}`.padStart(9),
            rhythm.wordsPerSentence.toFixed(1).padStart(9),
            percent(rhythm.shortShare).padStart(6),
            `${rhythm.longestRow.length}`.padStart(7),
          ]
        : []),
    ].join(' '),
  )
  // whoever writes wants to see the scores, not only whether they pass
  // eslint-disable-next-line no-console
  console.log(
    [
      'page                     target   words  /sentence p90   ease  grade  in prose /sentence  short in a row',
      ...lines,
    ].join('\n'),
  )
})
