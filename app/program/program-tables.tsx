import type { ComponentProps, ReactNode } from 'react'
import { intervalMinutesOf, weeksOf, type Day, type ProgramPhase } from '#domain/programs.ts'
import { maximumHeartRate, pulseIn, heartRateZones } from '#domain/heart-rate.ts'
import { WideTable } from '../ui/wide-table.tsx'
import styles from './program-tables.module.css'

type TableTexts = Pick<ComponentProps<typeof WideTable>, 'caption' | 'headings'>

/** Renders the minutes of a program by week: easy sessions, interval sessions, total. */
export function ProgramMinutes({ phases, ...texts }: TableTexts & { phases: readonly ProgramPhase[] }) {
  return (
    <WideTable
      {...texts}
      className={styles.minutes}
      rows={weeksOf(phases).map(({ phase, easy, intervals, total }, index) => [
        index + 1,
        easy.join(' + '),
        timesOf(intervals, intervalMinutesOf(phase)),
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
  /** heading of the days, then of each phase */
  headings: readonly string[]
  /** names of the days, from Monday to Sunday */
  days: readonly string[]
  /** names of the program's kinds of days */
  kinds: Partial<Record<Day, string>>
  children: ReactNode
}

/** Renders the first week of each phase by day: the kind of session and its minutes. */
export function SampleWeek({ phases, headings, days, kinds, children }: SampleWeekProps) {
  const weeks = phases.map(firstWeekOf)
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

/** Returns the days of a phase's first week with their minutes, in the order of `easyMinutes` for easy days. */
function firstWeekOf(phase: ProgramPhase) {
  const easy = [...phase.easyMinutes[0]!]
  return phase.days.map((kind) => {
    if (kind === 'rest') return { kind, minutes: undefined }
    return { kind, minutes: kind === 'interval' ? intervalMinutesOf(phase) : easy.shift() }
  })
}

const ages = [30, 40, 50, 60, 70, 80]

/** Renders the maximum heart rate, and the ranges of easy and intense sessions, by age, in beats/min. */
export function PulseZones(texts: TableTexts) {
  return (
    <WideTable
      {...texts}
      rows={ages.map((years) => [
        years,
        maximumHeartRate(years),
        ...[heartRateZones.easy, heartRateZones.intense]
          .map((zone) => pulseIn(zone, years))
          .map(({ from, to }) => `${from}-${to}`),
      ])}
    />
  )
}
