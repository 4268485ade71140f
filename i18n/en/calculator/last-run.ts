import type { LastRunMessages } from '../../fr/calculator/last-run.ts'
import { goal } from '../goal.ts'
import { program } from '../program.ts'

/** The lines on Home about the last run and the program, in English. */
export const lastRun: LastRunMessages = {
  reached: goal.reached,
  who: (age, gender) => `Age ${age}, ${gender}: `,
  on: (day) => `on ${day}.`,
  next: (day) => `Next test around ${day}.`,
  due: 'It’s time to test again.',
  again: 'Test again',
  hide: { name: 'Hide', effect: 'This device forgets its last runs' },
  hidden: 'This device has forgotten its last runs. Saved results stay in “My progress”.',
  session: (session) => `Today’s session: ${session}`,
  rest: (week) => `Week ${week}: rest today`,
  starts: (day) => `Your program starts on ${day}`,
  sessions: { main: program.kinds, walks: program.walks.kinds },
}
