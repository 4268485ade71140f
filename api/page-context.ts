import { createContext } from 'react-router'
import type { RecordBody } from './record.ts'
import type { RecordOperations, SaveRefusal } from './record-operations.ts'

declare module 'react-router' {
  /** replaces the output of `react-router typegen`, which the site does not use otherwise */
  interface Future {
    v8_middleware: true
  }
}

/** How the save of a posted form ended; `unavailable` if the store cannot be reached. */
export type SaveOutcome = 'saved' | SaveRefusal | 'unavailable'

/**
 * The function that saves the record of a posted form; resolves once it is durable. Set by the server, for form
 * actions.
 */
export const saveRecordContext = createContext<(record: RecordBody) => Promise<SaveOutcome>>()

/** The records of the visitor who requested the page. */
export const recordsContext = createContext<RecordOperations>()

/** The function that logs an error for which React Router renders an error page. At build, it throws the error. */
export const reportErrorContext = createContext<(error: unknown) => void>((error) => {
  throw error
})

/** The CSP nonce of a page rendered on request; empty for pages rendered at build. */
export const nonceContext = createContext('')
