import { useState } from 'react'
import { useCalendarDownload } from '../calculator/calendar-file.ts'
import { Button } from '../components/links/button.tsx'
import styles from './my-program.module.css'
import { eventsOf, nextCalendar } from './program-calendar.ts'
import type { PlanWords } from './recipe-text.ts'
import type { Session } from './schedule.ts'
import { storedProgram, type StoredProgram } from './stored-program.ts'

interface ProgramButtonsProps {
  program: StoredProgram
  sessions: readonly Session[]
  words: PlanWords
}

/** Renders the buttons that add a program to a calendar, with a choice of alerts, and that print it. */
export function ProgramButtons({ program, sessions, words }: ProgramButtonsProps) {
  const [hasAlarm, setAlarm] = useState(program.calendar?.hasAlarm ?? false)
  const downloadCalendar = useCalendarDownload()
  function addToCalendar() {
    const calendar = nextCalendar(program, sessions, hasAlarm)
    storedProgram.set({ ...program, calendar })
    downloadCalendar(words.file, eventsOf(program, calendar, sessions, words))
  }
  return (
    <div className="screen-only">
      <label className={styles.alarm}>
        <input type="checkbox" checked={hasAlarm} onChange={() => setAlarm(!hasAlarm)} /> {words.alarm}
      </label>
      <p className={styles.actions}>
        <Button onClick={addToCalendar}>{words.add}</Button>
        <Button quiet onClick={() => window.print()}>
          {words.print}
        </Button>
      </p>
      <p className={styles.note}>{words.oneFile}</p>
    </div>
  )
}
