import { calendarPaths, startErrorId } from '#contract/calendar.ts'
import type { ProgramName } from '#domain/programs.ts'
import { Button } from '../ui/button.tsx'
import { useMessages } from '../use-messages.ts'
import styles from './calendar-form.module.css'

/** Downloads the calendar of a program from its first day. The server leads a refused day back to the message. */
export function CalendarForm({ program: name }: { program: ProgramName }) {
  const { locale, program } = useMessages()
  const errorId = startErrorId(name)
  return (
    <form className={`screen-only ${styles.form}`} action={calendarPaths[locale]}>
      <p className={`error ${styles.refused}`} id={errorId} tabIndex={-1}>
        {program.refused}
      </p>
      <input type="hidden" name="program" value={name} />
      <label className="labelled">
        {program.start}
        <input className="control" type="date" name="start" required />
      </label>
      <Button quiet type="submit">
        {program.toCalendar}
      </Button>
      <p className="muted">{program.about}</p>
    </form>
  )
}
