import { useLocation } from 'react-router'
import type { Run } from '../../../domain/cooper-run.ts'
import { resultOf } from '../../../domain/result.ts'
import { useMessages } from '../../messages.ts'
import { useDetailMessages } from '../messages.ts'
import { calendarFile, fourWeeksAfter } from './ics.ts'

/** Hands the reader a calendar file that holds the next test, four weeks from now. */
export function useReminder(run: Run): () => void {
  const { locale, number } = useMessages()
  const { pathname } = useLocation()
  const { event } = useDetailMessages().keep
  return () => {
    const now = new Date()
    const file = calendarFile({
      language: locale,
      id: `${[...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('')}@vo2max`,
      now,
      day: fourWeeksAfter(now),
      title: event.title,
      text: event.text(number(resultOf(run).vo2max, 1), number(run.distance, 0, 3)),
      url: window.location.origin + pathname,
    })
    download(new Blob([file], { type: 'text/calendar;charset=utf-8' }), `${event.title}.ics`)
  }
}

function download(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // the browser may not have read it yet
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
