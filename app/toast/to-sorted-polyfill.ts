/** Radix sorts with it; Chrome below 110, Safari below 16 and Firefox below 115 lack it. */
const methods: Partial<Pick<unknown[], 'toSorted'>> = Array.prototype
methods.toSorted ??= function <T>(this: T[], compare?: (a: T, b: T) => number) {
  return [...this].sort(compare)
}
