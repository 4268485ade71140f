import { useSyncExternalStore } from 'react'
import { useActionData } from 'react-router'
import { measuredBy, type Measured } from '../../../domain/result.ts'
import type { PostedAnswer } from '../form/post-action.ts'
import { useAskedValue } from '../known-value/form-data.ts'

/**
 * The answer that the page shows, for the tables, which stand in another part of it: the last one that the calculator
 * or the form for a known value told. Only browsers tell; a page that the server answers has it from the request.
 */
let told: Measured | undefined
const listeners = new Set<() => void>()

export function tellAnswer(answer: Measured | undefined): void {
  told = answer
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function useShownAnswer(): Measured | undefined {
  const posted = useActionData<PostedAnswer>()?.run
  const asked = useAskedValue()?.measured
  const last = useSyncExternalStore(
    subscribe,
    () => told,
    () => undefined,
  )
  return last ?? (posted ? measuredBy(posted) : asked)
}
