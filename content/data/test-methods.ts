/**
 * The tests of the measure page that have a standard error of the estimate for a man of 40 who weighs 70 kg, in
 * ml/kg/min: about two results in three are nearer than that to the laboratory's. Sources: Rockport, Kline 1987,
 * 0.325 L/min; Åstrand, Cink and Thomas 1981, men. The others have none: Cooper's 10 % is a rule of thumb (product spec,
 * section 2), the step test was checked on 41 women students (McArdle 1972), what is known of watches is another kind of
 * figure, Ruffier-Dickson gives no VO2max, and the laboratory is what the errors are counted from.
 */
export const testsWithStandardError = [
  { id: 'rockport', standardError: 4.6 },
  { id: 'astrand', standardError: 5.7 },
] as const

export type TestWithStandardError = (typeof testsWithStandardError)[number]['id']
