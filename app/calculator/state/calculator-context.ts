import { createContext, use, useEffect, useReducer } from 'react'
import { useActionData, useLocation } from 'react-router'
import { protocols, type ProtocolEntry, type ProtocolName } from '../../../domain/protocols/registry.ts'
import { localDay } from '../../../i18n/format/day.ts'
import type { PageId } from '../../../i18n/pages.ts'
import { pageAt } from '../../../i18n/paths.ts'
import { addLastRun, useLastRuns } from '../../storage/last-runs.ts'
import { useMessages } from '../../messages.ts'
import { watchSaves } from '../../sync/outbox.ts'
import { newSaveKey, saveEntry } from '../../sync/save-entry.ts'
import {
  initialState,
  isRetry,
  personTexts,
  reduceCalculator,
  type CalculatorState,
  type PostedFormResult,
} from './calculator-state.ts'
import { useChosenUnits } from '../form/units/chosen-units.ts'
import { textsOf } from '../form/field-text.ts'
import type { ParsedEntry, Texts } from '../form/parse-entry.ts'

/**
 * The last state of each page, and the texts about the person. They outlive a navigation: going back, or to the same
 * page in the other language, restores them. Only effects write here, so nothing is shared between requests on the
 * server.
 */
const lastShown = { person: {}, pages: new Map<PageId | undefined, CalculatorState>() }

/** Returns the state of the page's calculator, and the functions that change it. */
export function usePageCalculator() {
  const page = pageAt(useLocation().pathname)
  const posted = useActionData<PostedFormResult>()
  const [state, dispatch] = useReducer(reduceCalculator, undefined, () => {
    const initial = lastShown.pages.get(page) ?? initialState(posted)
    return { ...initial, person: { ...initial.person, ...lastShown.person } }
  })
  useEffect(() => {
    lastShown.person = state.person
    lastShown.pages.set(page, state)
  }, [page, state])
  useEffect(() => watchSaves((saveKey, status) => dispatch({ type: 'saveEnded', saveKey, status })), [])

  function startSaving(entry: ProtocolEntry, status: 'saving' | 'retrying') {
    const last = state.results[entry.protocol]
    const saveKey = (isRetry(last, entry) && last?.saveKey) || newSaveKey()
    void saveEntry(entry, saveKey)
    return { saveKey, status }
  }

  return {
    state,
    dispatch,
    /**
     * Shows the result or the errors of a parsed form. With `canStore`, also saves an entry of a protocol that is
     * always saved, and remembers a run on this device.
     */
    showResult(protocol: ProtocolName, parsed: ParsedEntry, canStore: boolean) {
      const { entry } = parsed
      dispatch({
        type: 'submitted',
        protocol,
        parsed,
        save: canStore && entry && protocols[protocol].saved === 'always' ? startSaving(entry, 'saving') : undefined,
      })
      if (canStore && entry?.protocol === 'cooper-run') addLastRun(entry.inputs, localDay(new Date()))
    },
    /** Saves the entry on show, on demand or after a save that failed. */
    save(entry: ProtocolEntry, status: 'saving' | 'retrying') {
      dispatch({ type: 'saveStarted', protocol: entry.protocol, save: startSaving(entry, status) })
    },
  }
}

export const CalculatorContext = createContext<ReturnType<typeof usePageCalculator> | undefined>(undefined)

/** Returns the calculator that surrounds a component. */
export const useCalculator = () => use(CalculatorContext)!

/**
 * Returns the texts of a protocol's form. In order of precedence: texts typed in this form, texts about the person
 * typed in any form, the last run on this device, start values.
 */
export function useFormTexts(protocol: ProtocolName): Texts {
  const { person, texts } = useCalculator().state
  const { locale } = useMessages()
  const [last] = useLastRuns()
  const units = useChosenUnits()
  const remembered: Texts = last ? textsOf('cooper-run', { ...last.run }, locale, units) : {}
  return {
    ...textsOf(protocol, protocols[protocol].start ?? {}, locale, units),
    ...(protocol === 'cooper-run' ? remembered : personTexts(remembered)),
    ...person,
    ...texts[protocol],
  }
}
