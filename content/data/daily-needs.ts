/**
 * Carbohydrates and protein for adults who train, in grams per kilogram of body weight and per day.
 * Source: Thomas 2016, doi:10.1016/j.jand.2015.12.006.
 */
export const dailyNeeds = [
  { id: 'protein', from: 1.2, to: 2 },
  { id: 'light', from: 3, to: 5 },
  { id: 'moderate', from: 5, to: 7 },
] as const

/** A text for each: protein, then carbohydrates with light and with moderate training. */
export type ForEachNeed = Record<(typeof dailyNeeds)[number]['id'], string>
