/** From the lowest value to the highest, both included. */
export interface Range {
  from: number
  to: number
}

/** Tells where an age lies among a study's ages. Completed years decide: 90.5 is within 20 to 90. */
export function placeIn({ from, to }: Range, age: number): 'younger' | 'within' | 'older' {
  const years = Math.floor(age)
  if (years < from) return 'younger'
  return years > to ? 'older' : 'within'
}
