import type { ReactNode } from 'react'
import { methods, type MethodId, type MethodWithoutError } from '../../content/data/test-methods.ts'
import { useMessages } from '../messages.ts'
import { Ranges } from './ranges.tsx'
import styles from './tests-compared.module.css'

interface TestsComparedProps {
  names: Record<MethodId, string>
  /** the three levels of effort, the easiest first */
  efforts: readonly [string, string, string]
  /** said of a test that has no bar */
  without: Record<MethodWithoutError, string>
  children: ReactNode
}

/** The true value that the bars are drawn around, in ml/kg/min. */
const example = 40

/** What the tests may show to somebody whose true VO2max is 40, two times in three, and the effort that they ask. */
export function TestsCompared({ names, efforts, without, children }: TestsComparedProps) {
  const { number } = useMessages()
  return (
    <Ranges
      caption={children}
      rows={methods.map((method) => ({
        name: names[method.id],
        note: <Effort level={method.effort} name={efforts[method.effort - 1]!} />,
        ...('error' in method
          ? {
              value: `±\u00a0${number(method.error, 0, 1)}`,
              spans: [{ from: example - method.error, to: example + method.error, soft: 'isRuleOfThumb' in method }],
            }
          : { value: without[method.id], spans: [] }),
      }))}
      axis={{ from: 34, to: 46, ticks: [35, 40, 45].map((at) => ({ at, text: number(at) })) }}
      mark={example}
    />
  )
}

function Effort({ level, name }: { level: number; name: string }) {
  return (
    <>
      <svg className={styles.effort} viewBox="0 0 44 12" aria-hidden="true">
        {[1, 2, 3].map((step) => (
          <circle key={step} className={step <= level ? styles.full : styles.empty} cx={step * 15 - 9} cy="6" r="5" />
        ))}
      </svg>
      {name}
    </>
  )
}
