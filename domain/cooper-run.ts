/** A 12-minute Cooper run and the person who ran it. */
export interface Run {
  /** years; 29.5 is allowed */
  age: number
  gender: Gender
  /** body weight in kg */
  weight: number
  /** metres covered in 12 minutes */
  distance: number
}

export const genders = ['homme', 'femme'] as const
export type Gender = (typeof genders)[number]

/** Smallest and largest accepted values, both included. Source: product spec, section 5. */
export const limits = {
  age: { min: 10, max: 100 },
  weight: { min: 30, max: 200 },
  distance: { min: 500, max: 5000 },
} as const

/** What the form shows first. Source: product spec, section 5. */
export const defaultRun: Run = { age: 30, gender: 'homme', weight: 70, distance: 2400 }
