import type { TestName } from '../../domain/tests/registry.ts'
import { createStore } from '../external-store.ts'
import { useLastRuns } from '../last-runs.ts'
import { useMessages } from '../messages.ts'
import { textsOf } from './form/field-text.ts'
import { storeByPlace, usePostedAnswer } from './calculator-state.ts'

/** Texts as typed, by field. */
export type Typed = Partial<Record<string, string>>

const none: Typed = {}
/** By page and test. */
const useTyped = storeByPlace<Typed>()
/** What was last typed of the person, in whichever form. */
const person = createStore(none)

/**
 * What the form of a test holds beside its first values, whatever the page's language: what was typed there, else what
 * another form says of the same person. It lives as long as the document.
 */
export function useTypedValues(test: TestName) {
  const { value: own = none, get, set } = useTyped(test)
  const posted = usePostedAnswer()
  const { locale } = useMessages()
  const [last] = useLastRuns()
  const remembered: Typed = last ? textsOf('cooper-run', { ...last.run }, locale) : none
  return {
    own,
    values: {
      ...(test === 'cooper-run' ? remembered : ofPerson(remembered)),
      ...(posted && ofPerson(posted.values)),
      ...(posted?.test === test && posted.values),
      ...person.use(),
      ...own,
    } as Typed,
    type(values: Typed) {
      set({ ...get(), ...values })
      person.set({ ...person.get(), ...ofPerson(values) })
    },
  }
}

/** What tests ask in common. */
export function ofPerson({ age, gender, weight }: Typed) {
  return { ...(age && { age }), ...(gender && { gender }), ...(weight && { weight }) }
}
