import type { ComponentProps, ReactNode } from 'react'
import { heartRatesIn, heartRateZones, maximumHeartRate } from '#domain/heart-rate.ts'
import { type DayKind, intervalMinutesOf, type ProgramName, programs, weeksOf } from '#domain/programs.ts'
import { WideTable } from '../ui/wide-table.tsx'
import { useMessages } from '../use-messages.ts'
import styles from './program-tables.module.css'

type TableTexts = Pick<ComponentProps<typeof WideTable>, 'caption' | 'headings'>

/** Renders the minutes of a program by week: easy sessions, interval sessions, total. */
export function ProgramMinutes({ program, ...texts }: TableTexts & { program: ProgramName }) {
  const { locale } = useMessages()
  return (
    <WideTable
      {...texts}
      className={styles.minutes}
      rows={weeksOf(programs[locale][program]).map(({ phase, easyMinutes, intervalCount, totalMinutes }, index) => [
        index + 1,
        easyMinutes.join(' + '),
        sessionsText(intervalCount, intervalMinutesOf(phase)),
        totalMinutes,
      ])}
    />
  )
}

function sessionsText(count: number, minutes: number) {
  if (count === 0) return '–'
  return count === 1 ? minutes : `${count}\u00a0×\u00a0${minutes}`
}

interface SampleWeekProps {
  program: ProgramName
  /** heading of the days, then of each phase */
  headings: readonly string[]
  /** names of the days, from Monday to Sunday */
  dayNames: readonly string[]
  /** names of the program's kinds of days */
  kindNames: Partial<Record<DayKind, string>>
  children: ReactNode
}

/** Renders the first week of each phase by day: the kind of session and its minutes. */
export function SampleWeek({ program, headings, dayNames, kindNames, children }: SampleWeekProps) {
  const { locale } = useMessages()
  const weeks = weeksOf(programs[locale][program]).filter(({ isFirstOfPhase }) => isFirstOfPhase)
  return (
    <WideTable
      className={styles.week}
      caption={children}
      headings={headings}
      rows={dayNames.map((dayName, index) => [
        dayName,
        ...weeks.map((week) => {
          const { kind, minutes } = week.days[index]!
          return [kindNames[kind], minutes > 0 && <strong key={dayName}> {minutes}</strong>]
        }),
      ])}
      classOf={(day, phase) => styles[weeks[phase]!.days[day]!.kind]}
    />
  )
}

const tableAges = [30, 40, 50, 60, 70, 80]

/** Renders the maximum heart rate, and the ranges of easy and intense sessions, by age, in beats/min. */
export function HeartRateTable(texts: TableTexts) {
  return (
    <WideTable
      {...texts}
      rows={tableAges.map((years) => [
        years,
        maximumHeartRate(years),
        ...[heartRateZones.easy, heartRateZones.intense]
          .map((zone) => heartRatesIn(zone, years))
          .map(({ from, to }) => `${from}-${to}`),
      ])}
    />
  )
}
