import { useLocation } from 'react-router'
import type { Run } from '../../../domain/tests/cooper-run/cooper-run.ts'
import { isBelowFormula, vo2maxOf } from '../../../domain/tests/cooper-run/result.ts'
import type { DetailMessages } from '../../../i18n/fr/calculator/calculator-details.ts'
import type { Messages } from '../../../i18n/fr/site.ts'
import { useMessages } from '../../messages.ts'
import { useDetailMessages, useTestWords } from '../messages.ts'
import { calendarFile, eventId, fourWeeksAfter, isoDay } from './calendar-file.ts'
import { saveFile } from '../sharing/save-file.ts'

/** Hands the reader a calendar file with the next run, four weeks from now. */
export function useReminder(run: Run): () => void {
  const { number } = useMessages()
  const { event } = useDetailMessages().share
  return useCalendarFile(useTestWords()['cooper-run'].again, reminderText(run, event, number))
}

/** What helps to do the next run alike, and what the last one gave: a value that was too low to be true is left out. */
export function reminderText(run: Run, words: DetailMessages['share']['event'], number: Messages['number']): string {
  const distance = number(run.distance, 0, 3)
  const { vo2max } = vo2maxOf(run)
  return `${words.text} ${isBelowFormula(run) ? words.lastDistance(distance) : words.last(number(vo2max, 1), distance)}`
}

/** The same for any test: what to do then, and what helps to do it alike. */
export function useCalendarFile(title: string, text: string): () => void {
  const { locale } = useMessages()
  const { pathname } = useLocation()
  return () => {
    const now = new Date()
    const event = { id: eventId(), day: isoDay(fourWeeksAfter(now)), title, text, url: window.location.origin + pathname }
    const file = calendarFile([event], { language: locale, now })
    saveFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), `${title}.ics`)
  }
}
