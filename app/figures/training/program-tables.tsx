import type { ComponentProps, ReactNode } from 'react'
import { weeksOf, type Day, type ProgramPhase } from '../../../content/data/programs.ts'
import { maximumHeartRate, pulseIn } from '../../../domain/heart-rate.ts'
import { WideTable } from '../wide-table.tsx'
import styles from './program-tables.module.css'

type Texts = Pick<ComponentProps<typeof WideTable>, 'caption' | 'headings'>

/** The minutes of every session of a program, week by week: easy sessions, those of intervals, the total. */
export function ProgramMinutes({ phases, ...texts }: Texts & { phases: readonly ProgramPhase[] }) {
  return (
    <WideTable
      {...texts}
      className={styles.minutes}
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
  /** of the days, then of the phases */
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

const zones = ['easy', 'intense'] as const
const ages = [30, 40, 50, 60, 70, 80]

/** The highest pulse, and those of easy and intense sessions, by age, in beats per minute. */
export function PulseZones(texts: Texts) {
  return (
    <WideTable
      {...texts}
      rows={ages.map((years) => [
        years,
        maximumHeartRate(years),
        ...zones.map((zone) => pulseIn(zone, years)).map(({ from, to }) => `${from}-${to}`),
      ])}
    />
  )
}
