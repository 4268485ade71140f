import { createContext } from 'react-router'
import type { Run } from '../domain/run.ts'

/** Saves a run for the visitor who sent it, once the record is durable; false when it could not be saved. */
export type SaveRun = (run: Run) => Promise<boolean>

/** What a page's action may call; the server provides it with each form post. */
export const saveRunContext = createContext<SaveRun>()

/** Tells the server's log of an error that React Router answers with a page; at build it ends the build. */
export const reportErrorContext = createContext<(error: unknown) => void>((error) => {
  throw error
})

/** The CSP nonce of a page rendered on request; empty for pages rendered at build. */
export const nonceContext = createContext('')
