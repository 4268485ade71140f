import type { ReactNode } from 'react'
import { weekTotal, type Day, type ProgramPhase } from '../../../content/data/programs.ts'
import { maximumHeartRate, pulseIn, zones } from '../../../domain/heart-rate.ts'
import { WideTable } from '../wide-table.tsx'
import styles from './program-tables.module.css'

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

interface PulseZonesProps {
  caption: string
  /** headings of the four columns: age, maximum heart rate, easy zone, intense zone */
  headings: readonly [string, string, string, string]
}

const ages = [30, 40, 50, 60, 70, 80]

/** The pulse of easy and intense sessions by age, in beats per minute. */
export function PulseZones({ caption, headings }: PulseZonesProps) {
  return (
    <WideTable caption={caption} headings={headings}>
      {ages.map((years) => (
        <tr key={years}>
          <th scope="row">{years}</th>
          <td>{maximumHeartRate(years)}</td>
          {(Object.keys(zones) as (keyof typeof zones)[]).map((zone) => {
            const { from, to } = pulseIn(zone, years)
            return (
              <td key={zone}>
                {from}-{to}
              </td>
            )
          })}
        </tr>
      ))}
    </WideTable>
  )
}
