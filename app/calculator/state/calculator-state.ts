import { protocolNames, protocols, type ProtocolEntry, type ProtocolName } from '../../../domain/protocols/registry.ts'
import type { SaveStatus } from '../../sync/outbox.ts'
import type { ParsedEntry, Texts } from '../form/parse-entry.ts'

/** What a test shows once its form was sent: why it was refused, or what it made, and what became of that. */
export interface ProtocolState extends ParsedEntry {
  /** under which the entry is saved */
  saveKey?: string | undefined
  status?: SaveStatus | 'pending' | 'retrying' | undefined
  /** whether the server has answered it: readers without JavaScript have no toast */
  isPosted?: boolean
}

/** What the server answers to a form that was sent without JavaScript. */
export interface PostedEntry extends ParsedEntry {
  protocol: ProtocolName
  status?: SaveStatus
}

/** What the calculator of a page shows. */
export interface CalculatorState {
  /** as typed, by test */
  texts: Partial<Record<ProtocolName, Texts>>
  /** what was last typed of the person, in whichever form */
  person: Texts
  results: Partial<Record<ProtocolName, ProtocolState>>
  /** the test that was opened last: its answer stays when it is closed */
  lastOpened: ProtocolName
  isOpen: boolean
  /** whether a reader has opened or closed one */
  wasToggled: boolean
  /** the fragment of a shared address that was opened here */
  sharedHash?: string
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

/** A page as it is first shown: with the answer to the form that was posted to it, if one was. */
export function initialState(posted?: PostedEntry): CalculatorState {
  const { protocol = protocolNames[0]!, ...result } = posted ?? {}
  const state = { texts: {}, person: {}, results: {}, lastOpened: protocol, isOpen: true, wasToggled: false }
  if (!posted) return state
  return { ...withTexts(state, protocol, posted.values), results: { [protocol]: { ...result, isPosted: true } } }
}

export function reduceCalculator(state: CalculatorState, event: CalculatorEvent): CalculatorState {
  switch (event.type) {
    case 'typed':
      return withTexts(state, event.protocol, event.texts)
    case 'toggled': {
      const { protocol, isOpen } = event
      // one that closes because another has opened changes nothing
      return isOpen || protocol === state.lastOpened
        ? { ...state, lastOpened: protocol, isOpen, wasToggled: true }
        : state
    }
    case 'submitted':
      return withResult(withTexts(state, event.protocol, event.parsed.values), event.protocol, nextResult(state, event))
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

/** What was not saved of the same entry is tried again under its key, unless its reader took it back. */
export function isRetry({ status, entry }: Partial<ProtocolState> = {}, next: ProtocolEntry | undefined): boolean {
  const isUnsaved = status !== undefined && status !== 'saved' && status !== 'stopped' && status !== 'revoked'
  return isUnsaved && JSON.stringify(entry) === JSON.stringify(next)
}

export const isBusy = (status: ProtocolState['status']) => status === 'pending' || status === 'retrying'

/** What tests ask in common; a weight goes with its unit. */
export function personTexts({ age, gender, weight, weightUnit }: Texts): Texts {
  return {
    ...(age && { age }),
    ...(gender && { gender }),
    ...(weight && { weight, ...(weightUnit && { weightUnit }) }),
  }
}

/** Whether an address, even a damaged one, was made to carry a result. */
export const isSharedHash = (hash: string) => hash.startsWith('#vo2max=')

function nextResult(
  { results }: CalculatorState,
  { protocol, parsed, save }: CalculatorEvent & { type: 'submitted' },
): ProtocolState {
  const last = results[protocol]
  const { values, errors } = parsed
  // beside a form with errors a saved run stays
  if (errors && last?.entry && protocols[protocol].saved === 'always') {
    const { entry, saveKey, status } = last
    return { values, errors, entry, saveKey, status }
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
