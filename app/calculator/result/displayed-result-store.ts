import { useSyncExternalStore } from 'react'
import { vo2maxOf, type PersonVo2max } from '../../../domain/result.ts'
import { usePostedRun } from '../form/posted.ts'
import { useKnownValueOfAddress } from '../known-value/form-data.ts'

/**
 * The result that the page shows, for the tables, which stand in another part of it. The calculator and the form for a
 * known value set it, in browsers only; a page that the server answers has it from the request.
 */
let displayed: PersonVo2max | undefined
const listeners = new Set<() => void>()

export function setDisplayedResult(result: PersonVo2max | undefined): void {
  displayed = result
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function useDisplayedResult(): PersonVo2max | undefined {
  const posted = usePostedRun()?.run
  const asked = useKnownValueOfAddress()?.known
  const last = useSyncExternalStore(
    subscribe,
    () => displayed,
    () => undefined,
  )
  return last ?? (posted ? vo2maxOf(posted) : asked)
}
