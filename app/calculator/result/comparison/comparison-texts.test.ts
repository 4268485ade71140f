import { expect, test } from 'vitest'
import type { Gender } from '../../../../domain/person.ts'
import { en } from '../../../../i18n/en/site.ts'
import { fr } from '../../../../i18n/fr/site.ts'
import { measuredPeople as wordsEn } from '../../../../i18n/en/calculator/measured-people.ts'
import { measuredPeople as wordsFr } from '../../../../i18n/fr/calculator/measured-people.ts'
import { comparisonTexts, savedComparison, type ComparisonTexts, type Subject } from './comparison-texts.ts'

const languages = { fr: { words: wordsFr, number: fr.number }, en: { words: wordsEn, number: en.number } }

test('a man of 70 who covers 2,400 m first reads that he is above 95 % of measured men, then why the site differs', () => {
  expect(ofRun('fr', 70, 'homme', 2400)).toEqual({
    lead: 'Votre course vous place devant plus de 95 % des hommes de 70 à 79 ans mesurés en laboratoire.',
    before: ['D’après l’équation de Cooper seule : 42,4 ml/kg/min, à ± 10 % près.'],
    after: [],
    why: [
      'Le site retire 1 % par année après 25 ans, mais la distance courue reflète déjà l’âge.',
      'Ses seuils sont les mêmes de 50 à 100 ans, alors que le VO2max continue de baisser avec l’âge.',
      'Parmi les hommes de 70 à 79 ans mesurés en laboratoire, environ 7 sur 10 ont moins de 23,3 ml/kg/min.',
    ],
  })
  expect(ofRun('en', 70, 'homme', 2400)).toEqual({
    lead: 'Your run puts you ahead of more than 95% of men aged 70 to 79 measured in a lab.',
    before: ['By Cooper’s equation alone: 42.4 ml/kg/min, give or take 10%.'],
    after: [],
    why: [
      'This site takes off 1% for each year after 25, but the distance you ran already reflects your age.',
      'Its thresholds are the same from 50 to 100, although VO2max keeps declining with age.',
      'About 7 in 10 men aged 70 to 79 measured in a lab score lower than 23.3 ml/kg/min.',
    ],
  })
})

test('under 50 the comparison follows the site, which is named where it is stricter', () => {
  expect(ofRun('fr', 35, 'homme', 2400)).toEqual({
    before: [],
    site: 'Selon les seuils du site, plus exigeants que la moyenne des gens mesurés.',
    say: 'Environ la moitié des hommes de 30 à 39 ans mesurés en laboratoire font moins que vous.',
    after: [],
    why: [],
  })
  expect(ofRun('en', 35, 'homme', 2400)).toMatchObject({
    site: 'By this site’s thresholds, which are stricter than the average of people measured.',
    say: 'About half of men aged 30 to 39 measured in a lab score lower than you.',
  })
  expect(ofRun('fr', 30, 'homme', 2400)).not.toHaveProperty('site')
  expect(ofRun('fr', 25, 'homme', 2430).site).toBe(
    'Selon les seuils du site, moins exigeants que la moyenne des gens mesurés.',
  )
})

test('where Cooper alone tells another story, it is told too, and which of the two numbers to remember', () => {
  expect(ofRun('fr', 28, 'femme', 2400).after).toEqual([
    'Sans les corrections du site, l’équation de Cooper donne 42,4 ml/kg/min : environ les trois quarts de ces personnes font moins. Retenez 34,9 : c’est le nombre que le site emploie partout.',
  ])
  expect(ofRun('en', 28, 'femme', 2400).after).toEqual([
    'Without this site’s corrections, Cooper’s equation gives 42.4 ml/kg/min: about 3 in 4 of these people score lower. Remember 34.9: it’s the number this site uses throughout.',
  ])
})

test('in the lowest quarter nothing flatters: the metres are a starting point, and the comparison is no lead', () => {
  const french = ofRun('fr', 60, 'homme', 1200)
  expect(french.lead).toBe('1 200 m en 12 minutes : c’est votre point de départ.')
  expect(french.before).toEqual([
    'Parmi les hommes de 60 à 69 ans mesurés en laboratoire, environ 1 sur 10 fait moins que vous.',
    'D’après l’équation de Cooper seule : 15,5 ml/kg/min, à ± 10 % près.',
  ])
  const english = ofRun('en', 60, 'homme', 1200)
  expect(english.lead).toBe('1,200 m in 12 minutes: that’s your starting point.')
  expect(english.before[0]).toBe('About 1 in 10 men aged 60 to 69 measured in a lab score lower than you.')
  expect(ofRun('fr', 35, 'homme', 1700)).toMatchObject({
    say: 'Parmi les hommes de 30 à 39 ans mesurés en laboratoire, environ 1 sur 10 fait moins que vous.',
    after: ['1 700 m en 12 minutes : c’est votre point de départ.'],
  })
})

test.each([
  [
    'fr',
    'Les mesures en laboratoire s’arrêtent à 89 ans : comparez-vous surtout à vous-même.',
    'D’après l’équation de Cooper seule : 42,4 ml/kg/min, à ± 10 % près.',
  ],
  [
    'en',
    'Lab measurements stop at age 89, so compare yourself mainly with yourself.',
    'By Cooper’s equation alone: 42.4 ml/kg/min, give or take 10%.',
  ],
] as const)(
  'from 90 on (%s) nobody is compared, and what Cooper alone gives is said all the same',
  (locale, tooOld, byCooper) => {
    const { before, after, why } = ofRun(locale, 90, 'homme', 2400)
    expect(before).toEqual([tooOld, byCooper])
    expect(after).toEqual([])
    expect(why).toEqual([languages[locale].words.why.formula.homme, languages[locale].words.why.thresholds].map(plain))
    const known = { vo2max: 15, age: 95, gender: 'femme' } as const
    expect(read(comparisonTexts({ known }, languages[locale]))).toEqual({ before: [], say: tooOld, after: [], why: [] })
  },
)

test('under 20 nothing is compared', () =>
  expect(ofRun('fr', 16, 'homme', 2400)).toEqual({ before: [], after: [], why: [] }))

test('what the formula cannot tell is said to be that, and compared with nobody', () => {
  expect(ofRun('fr', 30, 'homme', 500)).toEqual({
    before: [],
    after: [
      '500 m en 12 minutes, c’est trop peu pour cette formule : ce 0 est sa limite, et non une mesure de votre forme.',
    ],
    why: [],
  })
  expect(ofRun('en', 30, 'homme', 800).after).toEqual([
    '800 m in 12 minutes is a walking pace: the formula, made for running, gives less than that walk takes. Your VO2max is probably higher.',
  ])
  expect(ofRun('fr', 60, 'homme', 700)).toEqual({
    lead: '700 m en 12 minutes : c’est votre point de départ.',
    before: [],
    after: [
      '700 m en 12 minutes, c’est un pas de marche : la formule, faite pour la course, donne moins que ce que cette marche demande. Votre VO2max est sans doute plus haut.',
    ],
    why: [],
  })
  // 14.0 by Cooper alone: only the formula of the site goes below
  const old = ofRun('en', 89, 'femme', 1130)
  expect(old.lead).toContain('women aged 80 to 89')
  expect(old.why.at(-1)).toContain('below what the formula can tell')
})

test('a known value under 50 names the thresholds that rate it, and gives no reason', () =>
  expect(read(comparisonTexts({ known: { vo2max: 38, age: 35, gender: 'homme' } }, languages.fr))).toEqual({
    before: [],
    site: 'Selon les seuils du site, plus exigeants que la moyenne des gens mesurés.',
    say: 'Environ la moitié des hommes de 30 à 39 ans mesurés en laboratoire font moins que vous.',
    after: [],
    why: [],
  }))

test('a known value of a woman of 75 is compared, and Cooper is not spoken of', () =>
  expect(read(comparisonTexts({ known: { vo2max: 26, age: 75, gender: 'femme' } }, languages.fr))).toEqual({
    before: [],
    say: 'Plus de 95 % des femmes de 70 à 79 ans mesurées en laboratoire font moins que vous.',
    after: [],
    why: ['Les seuils du site sont les mêmes de 50 à 100 ans, alors que le VO2max continue de baisser avec l’âge.'],
  }))

test.each([
  ['below', 'Moins de 5 % des gens font moins que vous.', 'Under 5% of people score lower than you.'],
  [5, 'Parmi les gens, environ 1 sur 20 fait moins que vous.', 'About 1 in 20 people score lower than you.'],
  [10, 'Parmi les gens, environ 1 sur 10 fait moins que vous.', 'About 1 in 10 people score lower than you.'],
  [25, 'Environ le quart des gens font moins que vous.', 'About 1 in 4 people score lower than you.'],
  [30, 'Parmi les gens, environ 3 sur 10 font moins que vous.', 'About 3 in 10 people score lower than you.'],
  [50, 'Environ la moitié des gens font moins que vous.', 'About half of people score lower than you.'],
  [75, 'Environ les trois quarts des gens font moins que vous.', 'About 3 in 4 people score lower than you.'],
  [95, 'Parmi les gens, environ 19 sur 20 font moins que vous.', 'About 19 in 20 people score lower than you.'],
  ['above', 'Plus de 95 % des gens font moins que vous.', 'Over 95% of people score lower than you.'],
] as const)('a standing of %s is said in halves, quarters, tenths and twentieths', (standing, french, english) => {
  expect(plain(wordsFr.lower(standing, 'gens'))).toBe(french)
  expect(plain(wordsEn.lower(standing, 'people'))).toBe(english)
})

test.each([
  [25, 'Votre course vous place devant le quart environ des gens.', 'Your run puts you ahead of about 1 in 4 people.'],
  [
    50,
    'Votre course vous place devant la moitié environ des gens.',
    'Your run puts you ahead of about half of people.',
  ],
  [
    80,
    'Parmi les gens, votre course vous place devant environ 8 sur 10.',
    'Your run puts you ahead of about 8 in 10 people.',
  ],
] as const)('a lead of %s says the same of the run', (standing, french, english) => {
  expect(plain(wordsFr.lead(standing, 'gens'))).toBe(french)
  expect(plain(wordsEn.lead(standing, 'people'))).toBe(english)
})

test('a kept run is compared as its result was, at every age, without saying again that it is a start', () => {
  for (const age of [20, 35, 49, 50, 62, 75, 89, 95])
    for (const gender of ['homme', 'femme'] as const)
      for (let distance = 500; distance <= 3500; distance += 100) {
        const run = { age, gender, weight: 70, distance }
        const { lead = '', before, site, say = '', after, why } = comparisonTexts({ run }, languages.en)
        const told = [lead, ...before, say, ...after].filter((text) => text && !text.includes('starting point'))
        expect(savedComparison({ run }, true, languages.en)).toEqual({ texts: told, why: site ? [site, ...why] : why })
      }
})

test('a woman of 62 who keeps 1,720 m reads that Cooper alone puts her ahead of 9 in 10, and why the site does not', () => {
  const { texts, why } = kept({ run: { age: 62, gender: 'femme', weight: 65, distance: 1720 } }, true)
  expect(texts).toEqual([
    'Your run puts you ahead of about 9 in 10 women aged 60 to 69 measured in a lab.',
    'By Cooper’s equation alone: 27.2 ml/kg/min, give or take 10%.',
  ])
  expect(why.at(-1)).toBe('About 1 in 10 women aged 60 to 69 measured in a lab score lower than 14.5 ml/kg/min.')
})

test('what the site has not rated is compared without a word about its thresholds', () => {
  const subject = { known: { vo2max: 26, age: 75, gender: 'femme' } } as const
  const texts = ['Over 95% of women aged 70 to 79 measured in a lab score lower than you.']
  expect(kept(subject, false)).toEqual({ texts, why: [] })
  expect(kept(subject, true)).toMatchObject({ texts, why: [expect.stringContaining('the same from 50 to 100')] })
})

function kept(subject: Subject, isRated: boolean) {
  return JSON.parse(plain(JSON.stringify(savedComparison(subject, isRated, languages.en)))) as {
    texts: string[]
    why: string[]
  }
}

function ofRun(locale: keyof typeof languages, age: number, gender: Gender, distance: number) {
  return read(comparisonTexts({ run: { age, gender, weight: 70, distance } }, languages[locale]))
}

function read(texts: ComparisonTexts) {
  return JSON.parse(plain(JSON.stringify(texts))) as ComparisonTexts
}

/** With ordinary spaces. */
function plain(text: string): string {
  return text.replaceAll(/[\u00a0\u202f]/g, ' ')
}
