import type { ReactNode } from 'react'
import { methods, type MethodId } from '../../content/data/test-methods.ts'
import { useMessages } from '../messages.ts'
import { Ranges } from './ranges.tsx'
import styles from './tests-compared.module.css'

interface TestsComparedProps {
  names: Record<MethodId, string>
  /** the three levels of effort, the easiest first */
  efforts: readonly [string, string, string]
  /** said of a test that gives no VO2max */
  none: string
  /** the percent sign as the language sets it after a number */
  percentSign: string
  children: ReactNode
}

/** The true value that the figure's margins are drawn around, in ml/kg/min. */
const example = 40
const widest = 25

/** What each of the seven tests may show to somebody whose true VO2max is 40, and the effort that it asks. */
export function TestsCompared({ names, efforts, none, percentSign, children }: TestsComparedProps) {
  const { number } = useMessages()
  const around = (margin: number) => ({ from: example * (1 - margin / 100), to: example * (1 + margin / 100) })
  return (
    <Ranges
      caption={children}
      rows={methods.map(({ id, margin, effort }) => ({
        name: names[id],
        value: margin ? `± ${percents(margin)}${percentSign}` : none,
        spans: margin ? spansOf(margin).map(({ width, soft }) => ({ ...around(width), soft })) : [],
        note: <Effort level={effort} name={efforts[effort - 1]!} />,
      }))}
      axis={{
        ...around(widest),
        ticks: [30, 35, 40, 45, 50].map((at) => ({ at, text: number(at) })),
      }}
      mark={example}
    />
  )
}

interface Margin {
  from: number
  to: number
}

function percents({ from, to }: Margin): string {
  return from === to ? `${from}` : `${from}-${to}`
}

/** A margin known within two bounds is drawn as the wide one, paler, behind the narrow one. */
function spansOf({ from, to }: Margin): { width: number; soft: boolean }[] {
  const narrow = { width: from, soft: false }
  return from === to ? [narrow] : [{ width: to, soft: true }, narrow]
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
