import { useLocation } from 'react-router'
import { weeksBetweenTests } from '../../../domain/tests/definition.ts'
import { dateAfter, localDay } from '../../../i18n/day.ts'
import { useMessages } from '../../messages.ts'
import { calendarFile, eventId } from './calendar-file.ts'

/** Hands the reader a calendar file with the next test, four weeks from now: what to do then, and what helps to do it alike. */
export function useCalendarFile(title: string, text: string): () => void {
  const { locale } = useMessages()
  const { pathname } = useLocation()
  return () => {
    const now = new Date()
    const url = window.location.origin + pathname
    const day = dateAfter(localDay(now), weeksBetweenTests * 7)
    const file = calendarFile([{ id: eventId(), day, title, text, url }], { language: locale, now })
    saveFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), `${title}.ics`)
  }
}

/** Hands a file to the reader as any download. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // the browser may not have read it yet
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
