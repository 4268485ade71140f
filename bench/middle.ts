/** `12,400 (11,900–12,600)`: the median, the lowest and the highest. */
export function middle(values: number[], digits = 0): string {
  const sorted = values.toSorted((a, b) => a - b)
  const half = sorted.length / 2
  const median = (sorted[Math.ceil(half) - 1]! + sorted[Math.floor(half)]!) / 2
  const [low, mid, high] = [sorted[0]!, median, sorted.at(-1)!].map((value) =>
    value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  )
  return `${mid} (${low}–${high})`
}
