import { expect, test } from 'vitest'
import { programInBlocks, programInPhases, programOfWalks, type ProgramPhase } from '../../content/data/programs.ts'
import { minutesOf } from '../../content/data/recipes.ts'
import { program as en } from '../../i18n/en/program.ts'
import { program as fr } from '../../i18n/fr/program.ts'
import { sessionLine, sessionName, sessionText, type PlanWords } from './recipe-text.ts'
import { sessionsOf, type Plan } from './schedule.ts'

const withPlainSpaces = (text: string) => text.replaceAll('\u00a0', ' ')

const walks = { fr: { ...fr, ...fr.walks }, en: { ...en, ...en.walks } }
const programs = [
  { name: 'in phases', phases: programInPhases, plan: 'main', words: fr },
  { name: 'in blocks', phases: programInBlocks, plan: 'main', words: en },
  { name: 'of walks, in French', phases: programOfWalks, plan: 'walks', words: walks.fr },
  { name: 'of walks, in English', phases: programOfWalks, plan: 'walks', words: walks.en },
] as const

const linesOf = (phases: readonly ProgramPhase[], plan: Plan, words: PlanWords) =>
  sessionsOf(phases, plan).map((session) => withPlainSpaces(sessionLine(session, words)))

test('a line has the minutes of each stretch, and repetitions once', () => {
  expect(linesOf(programInPhases, 'main', fr)).toEqual(
    expect.arrayContaining([
      '35 min tranquilles : vous pouvez parler',
      '10 min tranquilles, 5 × (3 min vite, 3 min lentement), 5 min tranquilles',
      '10 min tranquilles, 4 × (5 min vite, 3 min lentement), 3 min tranquilles',
      '10 min tranquilles, 12 min de course, le plus loin possible, 10 min tranquilles',
    ]),
  )
  expect(linesOf(programInBlocks, 'main', en)).toContain('10 min easy, 6 × (1 min hard, 2 min easy), 7 min easy')
  expect(linesOf(programOfWalks, 'walks', walks.fr)).toEqual(
    expect.arrayContaining([
      '4 min tranquilles, 3 × (3 min d’un bon pas, 3 min tranquilles), 3 min tranquilles',
      '5 min tranquilles, test de marche (1,6 km ou 12 min), 5 min tranquilles',
    ]),
  )
  expect(linesOf(programOfWalks, 'walks', walks.en)).toContain('3 min easy, 4 × (3 min brisk, 3 min easy), 3 min easy')
})

/** A walking test is planned to take as long as a mile. */
const walkingTest = /(test de marche|walking test) \(.*?\)/

/** Adds up the minutes that a line tells to a reader. */
function minutesIn(line: string): number {
  const once = line.replace(/(\d+) × \((.*?)\)/g, (_, times, repeated) => Array(Number(times)).fill(repeated).join())
  return [...once.matchAll(/(\d+) min/g)].reduce((total, [, minutes]) => total + Number(minutes), 0)
}

test.each(programs)('the minutes in each line of the program $name add up to those of the session', (program) => {
  const { phases, plan, words } = program
  for (const session of sessionsOf(phases, plan)) {
    const line = withPlainSpaces(sessionLine(session, words)).replace(walkingTest, '25 min')
    expect(minutesIn(line), line).toBe(minutesOf(session.recipe))
  }
})

test('the text of a session says how each effort feels, with its heart rates if the age is known', () => {
  const textOf = (kind: string, words: PlanWords, age?: number, phases = programInPhases) =>
    withPlainSpaces(
      sessionText(
        sessionsOf(phases, 'main').find((session) => session.kind === kind)!,
        words,
        age,
      ),
    )
  expect(textOf('easy', fr, 35)).toBe('35 min tranquilles : vous pouvez parler, pouls de 110 à 128.')
  expect(textOf('interval', fr, 35)).toBe(
    '10 min tranquilles, 5 × (3 min vite, 3 min lentement), 5 min tranquilles. Vite : quelques mots à la fois, pouls vers 156. Tranquille ou lentement : vous pouvez parler, pouls de 110 à 128.',
  )
  expect(textOf('interval', en, 35, programInBlocks)).toMatch(/Hard: a few words at a time, pulse 147 to 156\. Easy: /)
  expect(textOf('test', en, 35)).toMatch(/10 min easy\. Same course, same time of day, same shoes\.$/)
  expect(textOf('interval', walks.en, undefined, programOfWalks)).toBe(
    '4 min easy, 3 × (3 min brisk, 3 min easy), 3 min easy. Brisk: you talk in short sentences. Easy: you can talk with ease.',
  )
})

test('a session has a short name for a calendar', () => {
  const names = sessionsOf(programInPhases, 'main').map((session) => withPlainSpaces(sessionName(session, fr)))
  expect(new Set(names)).toContain('35 min tranquilles')
  expect(names.filter((name) => name === '5 × 3 min')).toHaveLength(2)
  expect(names.filter((name) => name === 'test de 12 minutes')).toHaveLength(2)
})
