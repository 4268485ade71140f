import type { ReactNode } from 'react'
import { weeksOf, type Day, type ProgramPhase } from '../../../content/data/programs.ts'
import { maximumHeartRate, pulseIn } from '../../../domain/heart-rate.ts'
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
  return (
    <WideTable
      className={styles.minutes}
      caption={caption}
      headings={headings}
      rows={weeksOf(phases).map(({ phase, easy, intervals, total }, index) => [
        index + 1,
        easy.join(' + '),
        timesOf(intervals, phase.intervalMinutes),
        total,
      ])}
    />
  )
}

function timesOf(count: number, minutes: number) {
  if (count === 0) return '–'
  return count === 1 ? minutes : `${count}\u00a0×\u00a0${minutes}`
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
    <WideTable
      className={styles.week}
      caption={children}
      headings={headings}
      rows={days.map((day, index) => [
        day,
        ...weeks.map((week) => {
          const { kind, minutes } = week[index]!
          return [kinds[kind], minutes && <strong key={day}> {minutes}</strong>]
        }),
      ])}
      classOf={(day, phase) => styles[weeks[phase]![day]!.kind]}
    />
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

const zones = ['easy', 'intense'] as const
const ages = [30, 40, 50, 60, 70, 80]

/** The pulse of easy and intense sessions by age, in beats per minute. */
export function PulseZones({ caption, headings }: PulseZonesProps) {
  return (
    <WideTable
      caption={caption}
      headings={headings}
      rows={ages.map((years) => [
        years,
        maximumHeartRate(years),
        ...zones.map((zone) => pulseIn(zone, years)).map(({ from, to }) => `${from}-${to}`),
      ])}
    />
  )
}
