import { useEffect } from 'react'
import { outcomeOf, type AnyInputs, type TestEntry } from '../../../domain/tests/registry.ts'
import type { Gender, PersonVo2max } from '../../../domain/person.ts'
import { createStore } from '../../external-store.ts'
import { usePostedAnswer } from '../posted-answer.ts'

/** The result that the page shows, for the tables, which stand in another part of it; set in browsers only. */
const current = createStore<PersonVo2max | undefined>(undefined)

/** Says which result is on show, for as long as it is. */
export function useAsCurrentAnswer(entry: TestEntry | undefined): void {
  useEffect(() => {
    const rated = entry && ratedOf(entry)
    if (!rated) return
    current.set(rated)
    return () => current.set(undefined)
  }, [entry])
}

/** The result on show; a page that the server answers has it from the request. */
export function useCurrentAnswer(): PersonVo2max | undefined {
  const posted = usePostedAnswer()?.entry
  return current.use() ?? (posted && ratedOf(posted))
}

/** The VO2max that the site rates, and whose it is; undefined for tests that it does not rate. */
export function ratedOf(entry: TestEntry): PersonVo2max | undefined {
  const outcome = outcomeOf(entry)
  if (outcome.kind !== 'estimate' || !outcome.category) return undefined
  const { age, gender } = entry.inputs as AnyInputs
  return { vo2max: outcome.vo2max, age: age as number, gender: gender as Gender }
}
