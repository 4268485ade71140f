import type { ReactNode } from 'react'
import { testsWithStandardError, type TestWithStandardError } from '../../../content/data/test-methods.ts'
import { useMessages } from '../../messages.ts'
import { Ranges } from '../ranges.tsx'

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
