/** The time of the tests' clocks. */
export const noon = Date.UTC(2026, 10, 21, 12)
