import type { ReactNode } from 'react'
import type { Day, ProgramPhase } from '../../../content/data/programs.ts'
import styles from './program-table.module.css'
import { WideTable } from '../wide-table.tsx'

interface SampleWeekProps {
  phases: readonly ProgramPhase[]
  /** heading of the first column, and those of the phases */
  headings: readonly string[]
  /** from Monday to Sunday */
  days: readonly string[]
  /** the kinds of days that the program has */
  kinds: Partial<Record<Day, string>>
  children: ReactNode
}

/** The first week of each phase, day by day: what to do, and for how many minutes. */
export function SampleWeek({ phases, headings, days, kinds, children }: SampleWeekProps) {
  const weeks = phases.map(sessionsOf)
  return (
    <WideTable className={styles.week} caption={children} headings={headings}>
      {days.map((day, index) => (
        <tr key={day}>
          <th scope="row">{day}</th>
          {weeks.map((week, phase) => {
            const { kind, minutes } = week[index]!
            return (
              <td key={phase} className={styles[kind]}>
                {kinds[kind]}
                {minutes && <strong> {minutes}</strong>}
              </td>
            )
          })}
        </tr>
      ))}
    </WideTable>
  )
}

/** The days of a phase's first week, each easy one with the next of its minutes. */
function sessionsOf({ days, easyMinutes, intervalMinutes }: ProgramPhase) {
  const easy = [...easyMinutes[0]!]
  return days.map((kind) => {
    if (kind === 'rest') return { kind, minutes: undefined }
    return { kind, minutes: kind === 'interval' ? intervalMinutes : easy.shift() }
  })
}
