import { weekTotal, type ProgramPhase } from '../../../content/data/programs.ts'
import styles from './program-table.module.css'
import { WideTable } from '../wide-table.tsx'

interface ProgramMinutesProps {
  phases: readonly ProgramPhase[]
  caption: string
  /** headings of the four columns: week, easy sessions, sessions of intervals, total */
  headings: readonly [string, string, string, string]
}

/** The minutes of every session of a program, week by week. */
export function ProgramMinutes({ phases, caption, headings }: ProgramMinutesProps) {
  const weeks = phases.flatMap((phase) => phase.easyMinutes.map((easy) => ({ phase, easy })))
  return (
    <WideTable className={styles.minutes} caption={caption} headings={headings}>
      {weeks.map(({ phase, easy }, index) => (
        <tr key={index}>
          <th scope="row">{index + 1}</th>
          <td>{easy.join(' + ')}</td>
          <td>{intervalsOf(phase)}</td>
          <td>{weekTotal(phase, easy)}</td>
        </tr>
      ))}
    </WideTable>
  )
}

function intervalsOf({ intervals, intervalMinutes }: ProgramPhase) {
  if (intervals.from === 0) return '–'
  return intervals.from === 1 ? intervalMinutes : `${intervals.from}\u00a0×\u00a0${intervalMinutes}`
}
