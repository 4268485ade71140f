interface Span {
  from: number
  to: number
}

export interface ProgramPhase {
  /** first and last week */
  weeks: Span
  /** sessions a week, intervals included */
  sessions: Span
  /** of which sessions of intervals */
  intervals: Span
}

const exactly = (count: number): Span => ({ from: count, to: count })

/**
 * The eight weeks as each language's page tells them: two programs, on purpose not one translated.
 * Source: product spec, section 2; the editorial brief fills the weeks that the spec leaves open.
 */
export const programInPhases: readonly ProgramPhase[] = [
  { weeks: { from: 1, to: 2 }, sessions: exactly(3), intervals: exactly(0) },
  { weeks: { from: 3, to: 5 }, sessions: exactly(4), intervals: exactly(1) },
  { weeks: { from: 6, to: 8 }, sessions: exactly(5), intervals: exactly(2) },
]

export const programInBlocks: readonly ProgramPhase[] = [
  { weeks: { from: 1, to: 2 }, sessions: exactly(3), intervals: exactly(0) },
  { weeks: { from: 3, to: 4 }, sessions: { from: 3, to: 4 }, intervals: exactly(1) },
  { weeks: { from: 5, to: 6 }, sessions: exactly(4), intervals: { from: 1, to: 2 } },
  { weeks: { from: 7, to: 8 }, sessions: exactly(4), intervals: { from: 1, to: 2 } },
]

/** A test at the start, then every 4 weeks; after how many weeks. Source: product spec, section 9. */
export const testsAfterWeeks = [0, 4, 8] as const
