import { protocolNames, protocols, type ProtocolEntry, type ProtocolName } from '../../../domain/protocols/registry.ts'
import type { SaveStatus } from '../../sync/outbox.ts'
import type { ParsedEntry, Texts } from '../form/parse-entry.ts'

/** The state of one protocol after its form was submitted: the errors or the entry, and the status of its save. */
export interface ProtocolState extends ParsedEntry {
  /** idempotency key of the save */
  saveKey?: string | undefined
  status?: SaveStatus | 'saving' | 'retrying' | undefined
  /** whether it came from a form posted without JavaScript, whose save shows no toast */
  isPosted?: boolean
}

/** What the server returns for a form that was posted without JavaScript. */
export interface PostedFormResult extends ParsedEntry {
  protocol: ProtocolName
  status?: SaveStatus
}

/** The state of a page's calculator. */
export interface CalculatorState {
  /** as typed, by protocol */
  texts: Partial<Record<ProtocolName, Texts>>
  /** the last age, gender and weight typed in any form */
  person: Texts
  results: Partial<Record<ProtocolName, ProtocolState>>
  /** the protocol that was opened last; its result stays on show when the protocol is closed */
  lastOpened: ProtocolName
  isOpen: boolean
  /** whether the visitor has opened or closed a protocol */
  wasToggled: boolean
  /** the hash of a shared link that was opened on this page since the last calculation */
  sharedHash?: string | undefined
}

export type CalculatorEvent =
  | { type: 'typed'; protocol: ProtocolName; texts: Texts }
  | { type: 'toggled'; protocol: ProtocolName; isOpen: boolean }
  | {
      type: 'submitted'
      protocol: ProtocolName
      parsed: ParsedEntry
      save?: Pick<ProtocolState, 'saveKey' | 'status'> | undefined
    }
  | { type: 'saveStarted'; protocol: ProtocolName; save: Pick<ProtocolState, 'saveKey' | 'status'> }
  | { type: 'saveEnded'; saveKey: string; status: SaveStatus }
  | { type: 'sharedLinkOpened'; hash: string }

/** Returns the state of a page that is first shown, with the result of the form that was posted to it, if any. */
export function initialState(posted?: PostedFormResult): CalculatorState {
  const { protocol = protocolNames[0]!, ...result } = posted ?? {}
  const state = { texts: {}, person: {}, results: {}, lastOpened: protocol, isOpen: true, wasToggled: false }
  if (!posted) return state
  return { ...withTexts(state, protocol, posted.texts), results: { [protocol]: { ...result, isPosted: true } } }
}

export function reduceCalculator(state: CalculatorState, event: CalculatorEvent): CalculatorState {
  switch (event.type) {
    case 'typed':
      return withTexts(state, event.protocol, event.texts)
    case 'toggled': {
      const { protocol, isOpen } = event
      // the browser closes a fold when another of the same name opens: ignore that
      return isOpen || protocol === state.lastOpened
        ? { ...state, lastOpened: protocol, isOpen, wasToggled: true }
        : state
    }
    case 'submitted': {
      const { protocol, parsed } = event
      const sharedHash = parsed.entry ? undefined : state.sharedHash
      return withResult(withTexts({ ...state, sharedHash }, protocol, parsed.texts), protocol, nextResult(state, event))
    }
    case 'saveStarted':
      return withResult(state, event.protocol, { ...state.results[event.protocol]!, ...event.save })
    case 'saveEnded': {
      const { saveKey, status } = event
      const protocol = protocolNames.find((name) => state.results[name]?.saveKey === saveKey)
      return protocol ? withResult(state, protocol, { ...state.results[protocol]!, status }) : state
    }
    case 'sharedLinkOpened':
      return { ...state, sharedHash: event.hash }
  }
}

/**
 * Whether `next` is the same entry and its save is retried under the same key. A save that succeeded, was revoked or
 * was refused because saving is disabled (`stopped`) is not retried.
 */
export function isRetry({ status, entry }: Partial<ProtocolState> = {}, next: ProtocolEntry | undefined): boolean {
  const isUnsaved = status !== undefined && status !== 'saved' && status !== 'stopped' && status !== 'revoked'
  return isUnsaved && JSON.stringify(entry) === JSON.stringify(next)
}

export const isBusy = (status: ProtocolState['status']) => status === 'saving' || status === 'retrying'

/** Returns the texts that protocols have in common. A weight comes with its unit. */
export function personTexts({ age, gender, weight, weightUnit }: Texts): Texts {
  return {
    ...(age && { age }),
    ...(gender && { gender }),
    ...(weight && { weight, ...(weightUnit && { weightUnit }) }),
  }
}

/** Whether a hash belongs to a shared link, even a damaged one. */
export const isSharedHash = (hash: string) => hash.startsWith('#vo2max=')

function nextResult(
  { results }: CalculatorState,
  { protocol, parsed, save }: CalculatorEvent & { type: 'submitted' },
): ProtocolState {
  const last = results[protocol]
  const { texts, errors } = parsed
  // a saved run stays on show beside a form with errors
  if (errors && last?.entry && protocols[protocol].saved === 'always') {
    const { entry, saveKey, status } = last
    return { texts, errors, entry, saveKey, status }
  }
  const { saveKey, status } = isRetry(last, parsed.entry) ? last! : {}
  return { ...parsed, saveKey, status, ...save }
}

function withResult(state: CalculatorState, protocol: ProtocolName, result: ProtocolState): CalculatorState {
  return { ...state, results: { ...state.results, [protocol]: result } }
}

function withTexts(state: CalculatorState, protocol: ProtocolName, texts: Texts): CalculatorState {
  return {
    ...state,
    texts: { ...state.texts, [protocol]: { ...state.texts[protocol], ...texts } },
    person: { ...state.person, ...personTexts(texts) },
  }
}
