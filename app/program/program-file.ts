import { pulseIn } from '../../domain/heart-rate.ts'
import { dateAfter } from '../../i18n/day.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { ProgramMessages } from '../../i18n/fr/program.ts'
import { calendarFile } from '../calculator/calendar-file.ts'
import type { Session } from './schedule.ts'
import type { StoredProgram } from './stored-program.ts'

/** Every session and test as one calendar file; made again for the same first day, it replaces its own events. */
export function programFile(
  { start, hour, age }: StoredProgram,
  sessions: readonly Session[],
  words: ProgramMessages,
  { url, ...file }: { url: string; language: Locale; now: Date },
): string {
  const events = sessions.map(({ day, kind, minutes }) => {
    const { from, to } = pulseIn(kind === 'interval' ? 'intense' : 'easy', age)
    return {
      id: `${start}-${day}@vo2max`,
      day: dateAfter(start, day),
      time: { start: hour, minutes },
      title: `VO2max, ${words.kinds[kind]}`,
      text: words.event[kind](`${from}-${to}`),
      url,
    }
  })
  return calendarFile(events, file)
}
