import { store, useStored } from '../local-storage.ts'

const key = 'program'

/** A reader's program, on their device alone. */
export interface StoredProgram {
  /** the local date of the first session, as 2026-11-30 */
  start: string
  /** local, as 18:30 */
  hour: string
  /** years */
  age: number
  /** metres in 12 minutes, and how many more than in the last run; 0 where the goal is to stay above */
  goal?: { distance: number; more: number } | undefined
  /** sessions that are ticked, by their place in the program */
  done: number[]
}

/** Nothing where there is none, or something that is no program. */
export function useProgram(): StoredProgram | undefined {
  const text = useStored(key)
  try {
    const program = JSON.parse(text) as StoredProgram
    return Number.isFinite(Date.parse(program.start)) && Array.isArray(program.done) ? program : undefined
  } catch {
    return undefined
  }
}

export function storeProgram(program: StoredProgram | undefined): void {
  store(key, program ? JSON.stringify(program) : '')
}
