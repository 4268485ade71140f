import type { Recipe } from '../../content/data/recipes.ts'
import { pulseIn, zones, type HeartRateZone } from '../../domain/heart-rate.ts'
import type { PlanMessages, ProgramMessages } from '../../i18n/fr/program.ts'
import type { Session } from './schedule.ts'

/** The words of a program. For the walking program, its own words replace some of them. */
export type PlanWords = ProgramMessages & PlanMessages

/**
 * Returns a session in one line: 10 min easy, 5 × (3 min hard, 3 min easy), 5 min easy. An easy session also says how
 * it feels.
 */
export function sessionLine({ kind, recipe }: Session, words: PlanWords, age?: number): string {
  const line = recipeLine(recipe, words)
  return kind === 'easy' ? words.explained(line, effortText('easy', words, age)) : line
}

/** Returns a session in sentences: its line, then its efforts. Heart rates need the age. */
export function sessionText(session: Session, words: PlanWords, age?: number): string {
  const { kind, zone } = session
  const efforts = (['hard', 'easy'] as const).map((effort) => {
    const text = effortText(effort, words, age, effort === 'hard' ? zone : undefined)
    return `${words.explained(words.efforts[effort].name, text)}.`
  })
  const sentences = { easy: [], interval: efforts, test: [words.testAdvice] }
  return [`${sessionLine(session, words, age)}.`, ...sentences[kind]].join(' ')
}

/** Returns a session in a few words: 5 × 3 min. */
export function sessionName({ kind, recipe }: Session, words: PlanWords): string {
  if (kind === 'test') return words.kinds.test
  const repetition = recipe.find((step) => 'times' in step)
  return repetition
    ? words.event.intervals(repetition.times, repetition.stretches[0]!.minutes)
    : recipeLine(recipe, words)
}

function recipeLine(recipe: Recipe, words: PlanWords): string {
  const steps = recipe.map((step) =>
    'times' in step
      ? words.repeated(step.times, recipeLine(step.stretches, words))
      : words.stretches[step.pace](step.minutes),
  )
  return steps.join(', ')
}

/** Returns how an effort feels, with its heart rate if the age is known. */
function effortText(
  effort: keyof typeof zones,
  words: PlanWords,
  age?: number,
  zone: HeartRateZone = zones[effort],
): string {
  const { feel } = words.efforts[effort]
  if (!age) return feel
  const { from, to } = pulseIn(zone, age)
  return `${feel}, ${words.pulse(from, to)}`
}
