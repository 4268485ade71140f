import { expect, test } from 'vitest'
import { adviceByAge, emergency } from '../../i18n/safety.ts'
import { calculator as english } from '../../i18n/en/calculator/calculator.ts'
import { calculator as french } from '../../i18n/fr/calculator/calculator.ts'
import type { Locale } from '../../i18n/locales.ts'
import { renderedPages } from './render-pages.tsx'
import { textBlocks, visibleTexts } from './visible-text.ts'

const calculators = { fr: french, en: english }
/** The age rule in fewer words, where one line has room. */
const shortRule = {
  fr: 'Maladie, symptôme, grossesse, inactivité ? 45 ans sans habitude de l’effort ?',
  en: 'Ill, pregnant, inactive, symptoms? 45 or over and not used to hard effort?',
}
const spaced = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')
const occurrences = (text: string, part: string) => text.split(part).length - 1

/** The text of a page without its forms, whose safety lines come with each protocol. */
const textOf = (page: string, locale: Locale) =>
  spaced(textBlocks(renderedPages.find((one) => one.page === page && one.locale === locale)!.main, 'form').join(' '))

const efforts = ['measure', 'improve', 'aging', 'cholesterol', 'plateau'] as const

test.each(efforts.flatMap((page) => [[page, 'fr'] as const, [page, 'en'] as const]))(
  '%s (%s) gives the age rule',
  (page, locale) => expect(textOf(page, locale)).toContain(spaced(adviceByAge[locale])),
)

test.each(['fr', 'en'] as const)(
  'the forms of the hard protocols give the age rule and say when to call 911 (%s)',
  (locale) => {
    const { form, protocols } = calculators[locale]
    const hard = [
      `${form.safety.text} ${form.safety.emergency}`,
      ...(['queens-college-step', 'astrand-ryhming-cycle'] as const).map((name) => protocols[name].safety!),
    ]
    for (const text of hard) {
      expect(text).toContain(adviceByAge[locale])
      expect(text).toContain(emergency[locale])
    }
  },
)

test.each(
  ['improve', 'aging', 'cholesterol', 'plateau', 'terms'].flatMap((page) => [
    [page, 'fr'] as const,
    [page, 'en'] as const,
  ]),
)('%s (%s) says once when to call 911', (page, locale) =>
  expect(occurrences(textOf(page, locale), spaced(emergency[locale]))).toBe(1),
)

/** Sentences that tell somebody of an age to ask first, in any words. */
const ageAdvice = {
  fr: /[^.?!]*\b(?:4[0-9]|5[0-9]) ans\b[^.?!]*(?:avis|consult|professionn|habitude)[^.?!]*[.?!]/gi,
  en: /[^.?!]*\b(?:(?:age|over|after|from) (?:4[0-9]|5[0-9])|45 or over)\b[^.?!]*(?:talk to|ask|professional|used to hard)[^.?!]*[.?!]/gi,
}
const callLine = /[^.?!]*\b911\b[^.?!]*/g
/** The heading over the whole list of signs, on Measure. */
const listHeading = {
  fr: 'Si vous avez l’un de ces signes, arrêtez-vous et appelez le 911',
  en: 'If you have any of these signs, stop and call 911',
}

test.each(visibleTexts)('$name has no other wording of the age rule or of when to call 911', ({ locale, blocks }) => {
  const known = [adviceByAge[locale], emergency[locale], shortRule[locale], listHeading[locale]]
  const rest = blocks.map((block) => known.reduce((text, line) => text.replaceAll(spaced(line), ''), spaced(block)))
  expect(rest.flatMap((text) => [...(text.match(ageAdvice[locale]) ?? []), ...(text.match(callLine) ?? [])])).toEqual(
    [],
  )
})

test.each([
  ['fr', 'Après 50 ans, demandez un avis avant la course.'],
  ['en', 'Over 50, talk to a professional before the run.'],
] as const)('another wording of the age rule is found (%s)', (locale, text) =>
  expect(text.match(ageAdvice[locale])).not.toBeNull(),
)
