import type { ProgramMessages } from '../fr/program.ts'

/** The form that downloads the calendar of a program, in English. */
export const program: ProgramMessages = {
  start: 'First day',
  toCalendar: 'To my calendar',
  about: 'A file with each session and the two tests, to open in your calendar app.',
  refused: 'This first day doesn’t exist or is too far from today. Enter year, month and day, such as 2027-01-04.',
}
