import { goal } from '../goal.ts'
import { program } from '../program.ts'

/** The lines on Home about the last run and the program, in French. Loaded only on a device that has either. */
export const lastRun = {
  reached: goal.reached,
  who: (age: string, gender: string) => `${age}\u00a0ans, ${gender}\u00a0: `,
  on: (day: string) => `le ${day}.`,
  next: (day: string) => `Prochain test vers le ${day}.`,
  due: 'C’est le moment de refaire le test.',
  again: 'Refaire le test',
  hide: { name: 'Masquer', effect: 'Cet appareil oublie ses dernières courses' },
  hidden:
    'Cet appareil a oublié ses dernières courses. Les résultats enregistrés restent dans «\u00a0Mon suivi\u00a0».',
  /** texts of the link to the program */
  session: (session: string) => `Séance du jour\u00a0: ${session}`,
  rest: (week: number) => `Semaine\u00a0${week}\u00a0: repos aujourd’hui`,
  starts: (day: string) => `Votre programme commence le ${day}`,
  sessions: { main: program.kinds, walks: program.walks.kinds },
}

export type LastRunMessages = typeof lastRun
