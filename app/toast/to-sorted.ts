/** Radix sorts with it; Chrome below 110, Safari below 16 and Firefox below 115 lack it. */
// eslint-disable-next-line @typescript-eslint/unbound-method -- only asked whether it is there
Array.prototype.toSorted ??= function <T>(this: T[], compare?: (a: T, b: T) => number) {
  return [...this].sort(compare)
}
