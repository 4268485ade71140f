/** A loss of `percent` of what is left, every so many years. */
export interface Loss {
  percent: number
  years: number
}

/**
 * The decline of VO2max after 30 as each language words it, on purpose in two ways: from the slowest to the fastest
 * rate. Source: product spec, section 9.
 */
export const declineByDecade: readonly Loss[] = [
  { percent: 8, years: 10 },
  { percent: 10, years: 10 },
]
export const declineByYear: readonly Loss[] = [{ percent: 1, years: 1 }]
