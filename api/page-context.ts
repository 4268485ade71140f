import { createContext } from 'react-router'
import type { RecordBody } from './record.ts'
import type { Records, SaveRefusal } from './records.ts'

declare module 'react-router' {
  /** `react-router typegen` would write this; the site has no other use for it */
  interface Future {
    v8_middleware: true
  }
}

/** How the save of a posted form ended: `unavailable` while the store cannot be reached. */
export type SaveOutcome = 'saved' | SaveRefusal | 'unavailable'

/** Saves a record for the visitor who posts a form; resolves once it is durable. The server provides it to a page's action. */
export const saveRecordContext = createContext<(record: RecordBody) => Promise<SaveOutcome>>()

/** The records of the visitor who asks for the page. */
export const recordsContext = createContext<Records>()

/** Reports to the server's log an error that React Router answers with a page; at build it ends the build. */
export const reportErrorContext = createContext<(error: unknown) => void>((error) => {
  throw error
})

/** The CSP nonce of a page rendered on request; empty for pages rendered at build. */
export const nonceContext = createContext('')
