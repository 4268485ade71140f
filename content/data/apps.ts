/** The apps of the tools page and what they cost at first. Source: product spec, section 2. */
export const apps = [
  { id: 'strava', name: 'Strava', plan: 'free' },
  { id: 'polarFlow', name: 'Polar Flow', plan: 'free' },
  { id: 'trainingPeaks', name: 'Training Peaks', plan: 'premium' },
] as const

export type AppId = (typeof apps)[number]['id']
export type AppPlan = (typeof apps)[number]['plan']
