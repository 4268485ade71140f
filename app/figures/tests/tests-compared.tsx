import type { ReactNode } from 'react'
import { useMessages } from '../../messages.ts'
import { Ranges } from '../ranges.tsx'

/**
 * The tests of the measure page that have a standard error of the estimate for a man of 40 who weighs 70 kg, in
 * ml/kg/min: about two results in three are nearer than that to the laboratory's. Sources: Rockport, Kline 1987,
 * 0.325 L/min; Åstrand, Cink and Thomas 1981, men. The others have none: Cooper's 10 % is a rule of thumb (product spec,
 * section 2), the step test was checked on 41 women students (McArdle 1972), what is known of watches is another kind of
 * figure, Ruffier-Dickson gives no VO2max, and the laboratory is what the errors are counted from.
 */
const testsWithStandardError = [
  { id: 'rockport', standardError: 4.6 },
  { id: 'astrand', standardError: 5.7 },
] as const

type TestWithStandardError = (typeof testsWithStandardError)[number]['id']

interface TestsComparedProps {
  names: Record<TestWithStandardError, string>
  /** the people in whom the error was found */
  studies: Record<TestWithStandardError, string>
  children: ReactNode
}

/** The true value that the bars are drawn around, in ml/kg/min. */
const example = 40

/** What the tests may show to somebody whose true VO2max is 40, two times in three: those whose standard error is known. */
export function TestsCompared({ names, studies, children }: TestsComparedProps) {
  const { number } = useMessages()
  return (
    <Ranges
      caption={children}
      rows={testsWithStandardError.map(({ id, standardError }) => ({
        name: names[id],
        note: studies[id],
        value: `±\u00a0${number(standardError, 1)}`,
        spans: [{ from: example - standardError, to: example + standardError }],
      }))}
      axis={{ from: 34, to: 46, ticks: [35, 40, 45].map((at) => ({ at, text: number(at) })) }}
      mark={example}
    />
  )
}
