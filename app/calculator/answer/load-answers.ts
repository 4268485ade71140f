import { lazy } from 'react'

/** Loads the answers, and what saves a run. */
export const loadAnswers = () => import('./saved-run.tsx')

/** Loads the timer at the track. */
export const loadTimer = () => import('../track/track-timer.tsx')

const lazyAnswers = () => ({
  SavedRun: lazy(() => loadAnswers().then(({ SavedRun }) => ({ default: SavedRun }))),
  RunAnswer: lazy(() => loadAnswers().then(({ RunAnswer }) => ({ default: RunAnswer }))),
  OtherAnswer: lazy(() => loadAnswers().then(({ OtherAnswer }) => ({ default: OtherAnswer }))),
})

/** The answers, loaded when the first is shown. */
export let answers = lazyAnswers()

/** Makes the next answer load again after a failure: React keeps the failure of a lazy component for good. */
export function forgetFailedLoad(): void {
  answers = lazyAnswers()
}
