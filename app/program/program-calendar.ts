import { minutesOf } from '../../content/data/recipes.ts'
import { dateAfter } from '../../i18n/format/day.ts'
import { randomId, type CalendarEvent } from '../calculator/calendar-file.ts'
import { sessionName, sessionText, type PlanWords } from './recipe-text.ts'
import type { Session } from './schedule.ts'
import type { StoredProgram } from './stored-program.ts'

type ProgramCalendar = NonNullable<StoredProgram['calendar']>

/** Returns the data of a program's next calendar file: the same id, a higher revision, and the most events so far. */
export function nextCalendar(
  { calendar }: StoredProgram,
  sessions: readonly Session[],
  hasAlarm: boolean,
): ProgramCalendar {
  const { id, sequence, size } = calendar ?? { id: randomId(), sequence: -1, size: 0 }
  return { id, sequence: sequence + 1, size: Math.max(size, sessions.length), hasAlarm }
}

/**
 * Returns calendar events of all sessions. In a calendar, each event replaces the event that an earlier file had at the
 * same position. Events of earlier files beyond the last session are cancelled.
 */
export function eventsOf(
  { start, hour, age }: StoredProgram,
  { id, sequence, size, hasAlarm }: ProgramCalendar,
  sessions: readonly Session[],
  words: PlanWords,
): Omit<CalendarEvent, 'url'>[] {
  return Array.from({ length: size }, (_, position) => {
    const revision = { id: `${id}-${position}@vo2max`, sequence }
    const session = sessions[position]
    if (!session) {
      const title = words.event.title(words.event.cancelled)
      return { ...revision, day: start, title, text: '', isCancelled: true }
    }
    return {
      ...revision,
      day: dateAfter(start, session.day),
      time: { start: hour, minutes: minutesOf(session.recipe) },
      title: words.event.title(sessionName(session, words)),
      text: sessionText(session, words, age),
      hasAlarm,
    }
  })
}
