/** From the lowest value to the highest, both included. */
export interface NumberRange {
  from: number
  to: number
}

/** Returns on which side of a study's ages a person is; undefined within them. Completed years decide. */
export function outsideAges(
  ages: NumberRange,
  age: number,
): { side: 'younger' | 'older'; ages: NumberRange } | undefined {
  const years = Math.floor(age)
  if (years < ages.from) return { side: 'younger', ages }
  return years > ages.to ? { side: 'older', ages } : undefined
}
