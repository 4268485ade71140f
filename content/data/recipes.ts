import type { HeartRateZone } from '../../domain/heart-rate.ts'

/** How fast to go. `recovery` follows a hard stretch; `test` is a distance or a time to do as fast as possible. */
export type Pace = 'easy' | 'hard' | 'recovery' | 'test'

export interface Stretch {
  pace: Pace
  minutes: number
}

/** Stretches done several times in a row. */
export interface Repetition {
  times: number
  stretches: readonly Stretch[]
}

/** A session, from the warm-up to the end of the cool-down. */
export type Recipe = readonly (Stretch | Repetition)[]

/** The minutes of a session of intervals. Each hard stretch is followed by a recovery. */
export interface Intervals {
  warmUp: number
  times: number
  hard: number
  recovery: number
  coolDown: number
  /** heart rate of the hard stretches; walks go by breath instead */
  zone?: HeartRateZone
}

export function recipeOf({ warmUp, times, hard, recovery, coolDown }: Intervals): Recipe {
  const stretches: Stretch[] = [
    { pace: 'hard', minutes: hard },
    { pace: 'recovery', minutes: recovery },
  ]
  return [easy(warmUp), { times, stretches }, easy(coolDown)]
}

export const easy = (minutes: number): Stretch => ({ pace: 'easy', minutes })

/** Returns the stretches of a recipe one by one, in order. */
export function stretchesOf(recipe: Recipe): Stretch[] {
  return recipe.flatMap((step) =>
    'times' in step ? Array.from({ length: step.times }, () => step.stretches).flat() : [step],
  )
}

export function minutesOf(recipe: Recipe): number {
  return stretchesOf(recipe).reduce((total, { minutes }) => total + minutes, 0)
}
