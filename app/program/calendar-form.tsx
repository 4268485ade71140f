import { calendarPaths, startErrorId } from '#contract/calendar.ts'
import type { ProgramName } from '#domain/programs.ts'
import { Button } from '../ui/button.tsx'
import { useMessages } from '../use-messages.ts'
import styles from './calendar-form.module.css'

/** Downloads the calendar of a program from its first day. The server leads a refused day back to the message. */
export function CalendarForm({ program }: { program: ProgramName }) {
  const { locale, program: messages } = useMessages()
  const errorId = startErrorId(program)
  return (
    <form className={`screen-only ${styles.form}`} action={calendarPaths[locale]}>
      <p className={`error ${styles.refused}`} id={errorId} tabIndex={-1}>
        {messages.refused}
      </p>
      <input type="hidden" name="program" value={program} />
      <label className="labelled">
        {messages.start}
        <input className="control" type="date" name="start" required />
      </label>
      <Button quiet type="submit">
        {messages.toCalendar}
      </Button>
      <p className="muted">{messages.about}</p>
    </form>
  )
}
