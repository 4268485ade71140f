import {
  comparedFirstFrom,
  comparisonOf,
  comparisonOfRun,
  isInLowestQuarter,
  type Comparison,
} from '../../../domain/comparison.ts'
import type { Gender, Run } from '../../../domain/cooper-run.ts'
import { measuredAges } from '../../../domain/measured-people.ts'
import type { PersonVo2max } from '../../../domain/result.ts'
import type { Messages } from '../../../i18n/fr.ts'
import type { MeasuredPeopleMessages } from '../../../i18n/measured-people.fr.ts'

/** A run, or a VO2max that is known from elsewhere. */
export type Subject = { run: Run; known?: undefined } | { known: PersonVo2max; run?: undefined }

/** What is said of measured people beside a result, in the order of reading. Under 20 nothing is. */
export interface ComparisonTexts {
  /** in large, before the value: from 50 on */
  lead?: string
  /** before the value: from 50 on */
  before: string[]
  /** after the percentile: under 50 */
  after: string[]
  /** folded, after the percentile: from 50 on, why the site's reading is another one */
  why: string[]
}

/** How numbers and sentences are written in the language of the page. */
interface Language {
  words: MeasuredPeopleMessages
  number: Messages['number']
}

export function comparisonTexts({ run, known }: Subject, language: Language): ComparisonTexts {
  const { age, gender } = run ?? known
  const comparison = run ? comparisonOfRun(run) : comparisonOf(known)
  if (!comparison) return age < comparedFirstFrom ? says({}) : withoutComparison(run, age, language)
  if (age < comparedFirstFrom) return says({ after: besideTheSite(comparison, gender, run, language) })
  return run ? ofRunFirst(run, comparison, language) : ofValueFirst(gender, comparison, language)
}

function says(texts: Partial<ComparisonTexts>): ComparisonTexts {
  return { before: [], after: [], why: [], ...texts }
}

/** From 90 on nobody was measured; under 505 m a run gives no estimate. */
function withoutComparison(run: Run | undefined, age: number, { words, number }: Language): ComparisonTexts {
  const tooOld = measuredAges(age) ? [] : [words.tooOld]
  return says(run ? { lead: words.start(number(run.distance, 0, 3)), before: tooOld } : { before: tooOld })
}

function besideTheSite(
  { ages, shown, cooper, differs, site }: Comparison,
  gender: Gender,
  run: Run | undefined,
  { words, number }: Language,
): string[] {
  return [
    ...(site ? [words.site[site]] : []),
    words.lower(shown.standing, words.groups[gender](ages.from, ages.to)),
    ...(differs ? [words.cooperAlone(cooper!.standing, number(cooper!.vo2max, 1))] : []),
    ...(run && !differs && isInLowestQuarter(shown.standing) ? [words.start(number(run.distance, 0, 3))] : []),
  ]
}

function ofRunFirst(run: Run, { ages, shown, cooper }: Comparison, { words, number }: Language): ComparisonTexts {
  const group = words.groups[run.gender](ages.from, ages.to)
  const { vo2max, standing } = cooper!
  const byCooper = words.byCooper(number(vo2max, 1))
  const why = [
    words.why.formula[run.gender](number(vo2max, 1), number(run.age - 25, 0, 3), number(run.age, 0, 3)),
    words.why.thresholds,
    words.lower(shown.standing, group, `${number(shown.vo2max, 1)}\u00a0ml/kg/min`),
  ]
  return isInLowestQuarter(standing)
    ? says({
        lead: words.start(number(run.distance, 0, 3)),
        before: [words.lower(standing, group), byCooper],
        why,
      })
    : says({ lead: words.lead(standing, group), before: [byCooper], why })
}

function ofValueFirst(gender: Gender, { ages, shown, site }: Comparison, { words }: Language): ComparisonTexts {
  const sentence = words.lower(shown.standing, words.groups[gender](ages.from, ages.to))
  return says({
    ...(isInLowestQuarter(shown.standing) ? { before: [sentence] } : { lead: sentence }),
    ...(site === 'stricter' && { why: [words.why.thresholds] }),
  })
}
