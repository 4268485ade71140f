import { vo2maxOf } from '../../../domain/tests/cooper-run/result.ts'
import type { PersonVo2max } from '../../../domain/person.ts'
import { createStore } from '../../external-store.ts'
import { usePostedKnownValue, usePostedRun } from '../posted-answers.ts'

/**
 * The result that the page shows, for the tables, which stand in another part of it. The calculator and the form for a
 * known value set it, in browsers only; a page that the server answers has it from the request.
 */
const current = createStore<PersonVo2max | undefined>(undefined)

export const setCurrentAnswer = current.set

export function useCurrentAnswer(): PersonVo2max | undefined {
  const posted = usePostedRun()?.run
  const asked = usePostedKnownValue()?.asked.known
  const shown = current.use()
  return shown ?? (posted ? vo2maxOf(posted) : asked)
}
