/**
 * Gains in a row that mean progress. This site's own rule: by chance alone, four tests come in rising order once in 24
 * (4!).
 */
const gainsInARow = 3

/** Whether the last values, oldest first, are gains in a row that mean progress. Takes one value for each day. */
export function isProgress(values: readonly number[]): boolean {
  const last = values.slice(-gainsInARow - 1)
  return last.length > gainsInARow && last.every((value, index) => index === 0 || value > last[index - 1]!)
}
