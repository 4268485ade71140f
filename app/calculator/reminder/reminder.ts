import { useLocation } from 'react-router'
import type { Run } from '../../../domain/tests/cooper-run/cooper-run.ts'
import { useMessages } from '../../messages.ts'
import { useDetailMessages, useTestWords } from '../messages.ts'
import { localDay } from '../../../i18n/date.ts'
import { calendarFile, eventId, fourWeeksAfter } from './calendar-file.ts'
import { saveFile } from '../sharing/save-file.ts'

/** Hands the reader a calendar file with the next run, four weeks from now, and what helps to do it alike. */
export function useReminder(run: Run): () => void {
  const { number } = useMessages()
  const { event } = useDetailMessages().answer.share
  return useCalendarFile(useTestWords()['cooper-run'].again, event(number(run.distance, 0, 3)))
}

/** The same for any test: what to do then, and what helps to do it alike. */
export function useCalendarFile(title: string, text: string): () => void {
  const { locale } = useMessages()
  const { pathname } = useLocation()
  return () => {
    const now = new Date()
    const event = {
      id: eventId(),
      day: localDay(fourWeeksAfter(now)),
      title,
      text,
      url: window.location.origin + pathname,
    }
    const file = calendarFile([event], { language: locale, now })
    saveFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), `${title}.ics`)
  }
}
