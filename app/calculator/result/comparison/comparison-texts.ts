import {
  capacityOf,
  comparisonFirstAge,
  comparisonOf,
  comparisonOfRun,
  isInLowestQuarter,
  type Comparison,
} from '../../../../domain/norms/comparison.ts'
import type { Run } from '../../../../domain/tests/cooper-run/cooper-run.ts'
import { isWalked } from '../../../../domain/tests/cooper-run/equation.ts'
import { measuredAges } from '../../../../domain/norms/measured-people.ts'
import { isBelowFormula, vo2maxOf } from '../../../../domain/tests/cooper-run/result.ts'
import type { PersonVo2max } from '../../../../domain/person.ts'
import type { Messages } from '../../../../i18n/fr/site.ts'
import type { measuredPeople } from '../../../../i18n/fr/calculator/measured-people.ts'

/** A run, or a VO2max that is known from elsewhere. */
export type Subject = { run: Run; known?: undefined } | { known: PersonVo2max; run?: undefined }

/** What is said of measured people beside a result, in the order of reading. Under 20 nothing is. */
export interface ComparisonTexts {
  /** in large, before the value of a run: from 50 on */
  lead?: string
  /** before the value of a run: from 50 on */
  before: string[]
  /** in small, beside the percentile: where the site's thresholds tell another story, under 50 */
  site?: string
  /** the comparison, after the value */
  say?: string
  after: string[]
  /** why the site's reading is another one: of a run from 50 on, and of a known value */
  why: string[]
}

/** How numbers and sentences are written in the language of the page. */
interface Language {
  words: typeof measuredPeople
  number: Messages['number']
}

export function comparisonTexts({ run, known }: Subject, language: Language): ComparisonTexts {
  if (known) return ofKnownValue(known, language)
  const comparison = comparisonOfRun(run)
  if (!comparison) return withoutComparison(run, language)
  return run.age < comparisonFirstAge ? besideTheSite(run, comparison, language) : ofRunFirst(run, comparison, language)
}

/**
 * What is said beside a number that is kept. It may be the tenth, so no sentence says that it is where somebody starts, and
 * that the site reads it otherwise, and why, is told only where the site has rated it.
 */
export function savedComparison(subject: Subject, isRated: boolean, language: Language) {
  const { lead, before, site, say, after, why } = comparisonTexts(subject, language)
  const start = subject.run && startOf(subject.run, language)
  const texts = [lead, ...before, say, ...after].filter((text) => text !== undefined)
  return { texts: texts.filter((text) => text !== start), why: isRated ? [...(site ? [site] : []), ...why] : [] }
}

function startOf({ distance }: Run, { words, number }: Language): string {
  return words.start(number(distance, 0, 3))
}

function says(texts: Partial<ComparisonTexts>): ComparisonTexts {
  return { before: [], after: [], why: [], ...texts }
}

/** Under 20 and from 90 on nobody was measured; a short run gives no VO2max. */
function withoutComparison(run: Run, language: Language): ComparisonTexts {
  const { words, number } = language
  const below = belowFormula(run, language)
  if (run.age < comparisonFirstAge) return says({ after: below })
  const lead = startOf(run, language)
  const tooOld = measuredAges(run.age) ? [] : [words.tooOld]
  const capacity = capacityOf(run)
  if (capacity === undefined) return says({ lead, before: tooOld, after: below })
  return says({
    lead,
    before: [...tooOld, words.byCooper(number(capacity, 1))],
    why: [words.why.formula[run.gender], words.why.thresholds, ...below],
  })
}

/** Said of a result that is lower than anybody's who walks. */
export function belowFormula(run: Run, { words, number }: Language): string[] {
  if (!isBelowFormula(run)) return []
  const distance = number(run.distance, 0, 3)
  if (vo2maxOf(run).vo2max === 0) return [words.belowFormula.none(distance)]
  return [isWalked(run.distance) ? words.belowFormula.walked(distance) : words.belowFormula.low]
}

function besideTheSite(run: Run, { ages, shown, cooper, differs, site }: Comparison, language: Language) {
  const { words, number } = language
  const alone = () => words.cooperAlone(cooper!.standing, number(cooper!.vo2max, 1))
  const start = isInLowestQuarter(shown.standing) && startOf(run, language)
  const text = differs ? `${alone()} ${words.remember(number(shown.vo2max, 1))}` : start
  return says({
    ...(site && { site: words.site[site] }),
    say: words.lower(shown.standing, words.groups[run.gender](ages.from, ages.to)),
    ...(text && { after: [text] }),
  })
}

function ofRunFirst(run: Run, { ages, shown, cooper }: Comparison, language: Language): ComparisonTexts {
  const { words, number } = language
  const group = words.groups[run.gender](ages.from, ages.to)
  const { vo2max, standing } = cooper!
  const byCooper = words.byCooper(number(vo2max, 1))
  const below = belowFormula(run, language)
  const why = [
    words.why.formula[run.gender],
    words.why.thresholds,
    ...(below.length ? below : [words.lower(shown.standing, group, `${number(shown.vo2max, 1)}\u00a0ml/kg/min`)]),
  ]
  return isInLowestQuarter(standing)
    ? says({ lead: startOf(run, language), before: [words.lower(standing, group), byCooper], why })
    : says({ lead: words.lead(standing, group), before: [byCooper], why })
}

function ofKnownValue(known: PersonVo2max, { words }: Language): ComparisonTexts {
  const comparison = comparisonOf(known)
  if (!comparison) return says({ ...(known.age >= comparisonFirstAge && { say: words.tooOld }) })
  const { ages, shown, site } = comparison
  const isComparedFirst = known.age >= comparisonFirstAge
  return says({
    say: words.lower(shown.standing, words.groups[known.gender](ages.from, ages.to)),
    ...(site && !isComparedFirst && { site: words.site[site] }),
    ...(site === 'stricter' && isComparedFirst && { why: [words.why.site] }),
  })
}
