import { localKeys } from '../../api/browser-storage.ts'
import { writeStored, readStored } from './local-storage.ts'

/**
 * The visitor's opt-out of saving. The server has it in a cookie. Local storage holds a copy, which the calculator can
 * read without a request; a browser without local storage has the cookie alone.
 */
const key = localKeys.saving
/** The value of an opt-out that the server knows. */
const disabled = 'disabled'
/** The value of an opt-out that the server does not know yet. */
const disabledHere = 'disabled here'

/** Whether the visitor has opted out. */
export const hasOptedOut = () => readStored(key).startsWith(disabled)

/** Whether the visitor has opted out and the server does not know it yet. */
export const isOptOutUnsent = () => readStored(key) === disabledHere

/** Stores that the visitor has opted out. `isSent` says whether the server knows of it. */
export function storeOptOut({ isSent = true } = {}): void {
  writeStored(key, isSent ? disabled : disabledHere)
}

/** Clears the opt-out: the visitor has opted in. */
export function clearOptOut(): void {
  writeStored(key, '')
}
