/**
 * The seven ways to estimate a VO2max that the measure page compares, from the narrowest margin to none.
 * `margin` is in percent either way of the true value; sources:
 * laboratory and Cooper, product spec, section 2; step, McArdle 1972; Rockport, Kline 1987: a typical error of
 * 0.325 L/min where the mean was 37 ml/kg/min, or about 12 %; watch, the accuracy bands of watches.ts;
 * Åstrand, Björkman 2016, doi:10.1007/s00421-016-3412-0: a coefficient of variation of 18 %.
 */
export const methods = [
  { id: 'laboratory', margin: { from: 2, to: 2 }, effort: 3 },
  { id: 'step', margin: { from: 8, to: 8 }, effort: 2 },
  { id: 'cooper', margin: { from: 10, to: 10 }, effort: 3 },
  { id: 'rockport', margin: { from: 12, to: 12 }, effort: 1 },
  { id: 'watch', margin: { from: 10, to: 25 }, effort: 1 },
  { id: 'astrand', margin: { from: 18, to: 18 }, effort: 2 },
  // a recovery index, not a VO2max
  { id: 'ruffier', margin: undefined, effort: 2 },
] as const satisfies Method[]

interface Method {
  id: string
  margin: { from: number; to: number } | undefined
  /** 1 moderate, 2 sustained, 3 maximal or close to it */
  effort: 1 | 2 | 3
}

export type MethodId = (typeof methods)[number]['id']

/** Minutes of the parts of the Cooper protocol. Source: product spec, section 9. */
export const cooperProtocol = { warmUp: 10, run: 12, coolDown: 10 } as const
