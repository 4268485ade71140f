import type { FastifyInstance } from 'fastify'
import ical, { ICalEventTransparency } from 'ical-generator'
import { calendarPaths, startErrorId } from '#contract/calendar.ts'
import { type ProgramName, programNames, programs, scheduleOf, type Session } from '#domain/programs.ts'
import { messages } from '#i18n/all-messages.ts'
import type { CalendarMessages } from '#i18n/fr/calendar.ts'
import { type Locale, locales } from '#i18n/locales.ts'
import { pathTo } from '#i18n/paths.ts'
import { type Clock, day } from './clock.ts'
import type { RateLimits } from './rate-limit.ts'

const year = 366 * day

/** Registers the calendar files of both languages. A start that is refused leads back to its form, with a message. */
export function registerCalendar(
  app: FastifyInstance,
  { clock, rateLimits }: { clock: Clock; rateLimits: RateLimits },
): void {
  for (const locale of locales) {
    app.get<{ Querystring: Record<string, unknown> }>(
      calendarPaths[locale],
      { onRequest: rateLimits.others },
      (request, reply) => {
        const program = programNames.find((name) => name === request.query.program) ?? 'run'
        const { start } = request.query
        reply.header('Cache-Control', 'no-store')
        if (!isStart(start, clock.now()))
          return reply.redirect(`${pathTo('improve', locale)}#${startErrorId(program)}`, 303)
        return reply
          .header('Content-Disposition', `attachment; filename="${messages[locale].calendar.file}"`)
          .type('text/calendar; charset=utf-8')
          .send(programCalendar(program, locale, start, new Date(clock.now())))
      },
    )
  }
}

/** Whether a parameter is a day, as 2026-12-01, from a year ago to two years ahead. */
function isStart(value: unknown, now: number): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return false
  const time = Date.parse(value)
  return time > now - year && time < now + 2 * year && new Date(time).toISOString().startsWith(value)
}

/**
 * Returns the iCalendar file (RFC 5545) of a program, an all-day event per session. A session of the same program and
 * start always has the same id, so that a calendar that imports the file again has no doubles.
 */
export function programCalendar(program: ProgramName, locale: Locale, start: string, now: Date): string {
  const texts = messages[locale].calendar[program]
  const calendar = ical({ prodId: { company: 'VO2max', product: 'Program', language: locale.toUpperCase() } })
  for (const session of scheduleOf(programs[locale][program])) {
    calendar.createEvent({
      ...eventTexts(session, texts),
      id: `${locale}-${program}-${start}-${session.dayIndex}@vo2max`,
      start: new Date(Date.parse(start) + session.dayIndex * day),
      allDay: true,
      stamp: now,
      transparency: ICalEventTransparency.TRANSPARENT,
    })
  }
  return calendar.toString()
}

function eventTexts(session: Session, texts: CalendarMessages[ProgramName]) {
  if (session.kind === 'test') return { summary: texts.test, description: texts.testText }
  if (session.kind === 'easy') return { summary: texts.easy(session.minutes), description: texts.easyText }
  return { summary: texts.interval(session.intervalSession), description: texts.intervalText(session.intervalSession) }
}
