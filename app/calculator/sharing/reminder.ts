import { useLocation } from 'react-router'
import type { Run } from '../../../domain/cooper-run.ts'
import { vo2maxOf } from '../../../domain/result.ts'
import { useMessages } from '../../messages.ts'
import { useDetailMessages } from '../messages.ts'
import { calendarFile, fourWeeksAfter } from './ics.ts'
import { saveFile } from './save-file.ts'

/** Hands the reader a calendar file with the next run, four weeks from now. */
export function useReminder(run: Run): () => void {
  const { number } = useMessages()
  const { title, text } = useDetailMessages().keep.event
  return useCalendarFile(title, text(number(vo2maxOf(run).vo2max, 1), number(run.distance, 0, 3)))
}

/** The same for any test: what to do then, and what helps to do it alike. */
export function useCalendarFile(title: string, text: string): () => void {
  const { locale } = useMessages()
  const { pathname } = useLocation()
  return () => {
    const now = new Date()
    const file = calendarFile({
      language: locale,
      id: `${[...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('')}@vo2max`,
      now,
      day: fourWeeksAfter(now),
      title,
      text,
      url: window.location.origin + pathname,
    })
    saveFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), `${title}.ics`)
  }
}
