/**
 * The seven ways to know a VO2max that the measure page compares, the surest first.
 * `error` is what two results in three stay within, in ml/kg/min, around a VO2max of 40. Sources: laboratory, Katch 1982,
 * one person from day to day, about 5 %; Cooper, product spec, section 2, a rule of thumb of 10 %; Rockport, Kline 1987,
 * 0.325 L/min at 70 kg; Åstrand, Cink and Thomas 1981, 40 men. The step test was checked on 41 students only (McArdle
 * 1972), and the accuracy of a watch is another kind of figure: no bar for them.
 */
export const methods = [
  { id: 'laboratory', error: 2, effort: 3 },
  { id: 'cooper', error: 4, isRuleOfThumb: true, effort: 3 },
  { id: 'rockport', error: 4.6, effort: 1 },
  { id: 'astrand', error: 5.7, effort: 2 },
  { id: 'step', effort: 2 },
  { id: 'watch', effort: 1 },
  // a recovery index, not a VO2max
  { id: 'ruffier', effort: 2 },
] as const satisfies Method[]

interface Method {
  id: string
  error?: number
  isRuleOfThumb?: true
  /** 1 moderate, 2 sustained, 3 maximal or close to it */
  effort: 1 | 2 | 3
}

export type MethodId = (typeof methods)[number]['id']
export type MethodWithoutError = Exclude<(typeof methods)[number], { error: number }>['id']
