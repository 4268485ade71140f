import type { ProgramName } from '#domain/programs.ts'

/** Paths of the calendar file of a program. Parameters: `program`, and `start` as 2026-12-01. */
export const calendarPaths = { fr: '/programme.ics', en: '/en/program.ics' }

/** Id on Improve of the message about a start that is refused. It shows once it is the target of the address. */
export const startErrorId = (program: ProgramName) => `${program}-start-error`
