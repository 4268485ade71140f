import { pulseIn } from '../../domain/heart-rate.ts'
import { dateAfter } from '../../i18n/day.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { ProgramMessages } from '../../i18n/fr/program.ts'
import { calendarFile } from '../calculator/calendar-file.ts'
import type { Session } from './schedule.ts'
import type { StoredProgram } from './stored-program.ts'

interface ProgramFile {
  sessions: readonly Session[]
  program: StoredProgram
  words: ProgramMessages
  language: Locale
  url: string
  now: Date
}

/** Every session and test as one calendar file; made again for the same first day, it replaces its own events. */
export function programFile({ sessions, program, words, language, url, now }: ProgramFile): string {
  const { start, hour, age } = program
  const [easy, intense] = [pulseIn('easy', age), pulseIn('intense', age)].map(({ from, to }) => `${from}-${to}`) as [
    string,
    string,
  ]
  const events = sessions.map(({ day, kind, minutes }) => ({
    id: `${start}-${day}@vo2max`,
    day: dateAfter(start, day),
    time: { start: hour, minutes },
    title: `VO2max, ${words.kinds[kind]}`,
    text: words.event[kind](kind === 'interval' ? intense : easy),
    url,
  }))
  return calendarFile(events, { language, now })
}
