import { createContext } from 'react-router'
import type { VisitorRecords } from './records.ts'

/** The records of the visitor who requested the page. Set by the server. */
export const recordsContext = createContext<VisitorRecords>()

/** The function that logs an error for which React Router renders an error page. At build, it throws the error. */
export const reportErrorContext = createContext<(error: unknown) => void>((error) => {
  throw error
})

/** The CSP nonce of a page rendered on request; empty for pages rendered at build. */
export const nonceContext = createContext('')
