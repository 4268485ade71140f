import { calendarPaths, startErrorId, type ProgramName } from '#contract/calendar.ts'
import { Button } from '../ui/button.tsx'
import { useMessages } from '../messages.ts'
import styles from './calendar-form.module.css'

/** Downloads the calendar of a program from its first day. The server leads a refused day back to the message. */
export function CalendarForm({ program }: { program: ProgramName }) {
  const { locale, program: words } = useMessages()
  const errorId = startErrorId(program)
  return (
    <form className={`screen-only ${styles.form}`} action={calendarPaths[locale]}>
      <p className={`error ${styles.refused}`} id={errorId} tabIndex={-1}>
        {words.refused}
      </p>
      <input type="hidden" name="program" value={program} />
      <label className="labelled">
        {words.start}
        <input className="control" type="date" name="start" required />
      </label>
      <Button quiet type="submit">
        {words.toCalendar}
      </Button>
      <p className="muted">{words.about}</p>
    </form>
  )
}
