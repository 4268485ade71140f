import type { IntervalSession } from '#domain/programs.ts'
import { walkStudiedAges } from '#domain/protocols/rockport-walk.ts'
import type { NumberRange } from '#domain/range.ts'

const percent = ({ from, to }: NumberRange) =>
  from === to ? `à ${from * 100}\u00a0%` : `de ${from * 100} à ${to * 100}\u00a0%`

/** The sessions of a program in a calendar file, in French. Only the server uses them. */
export const calendar = {
  file: 'programme-vo2max.ics',
  run: {
    easy: (minutes: number) => `VO2max\u00a0: ${minutes}\u00a0min à allure facile`,
    easyText: 'Vous pouvez parler\u00a0: de 60 à 70\u00a0% de la fréquence cardiaque maximale.',
    interval: ({ repetitions, hard }: IntervalSession) => `VO2max\u00a0: ${repetitions}\u00a0×\u00a0${hard}\u00a0min`,
    intervalText: ({ warmUp, repetitions, hard, recovery, coolDown, heartRateZone }: IntervalSession) =>
      `${warmUp}\u00a0min tranquilles, ${repetitions}\u00a0×\u00a0(${hard}\u00a0min vite, ${recovery}\u00a0min lentement), ${coolDown}\u00a0min tranquilles. ` +
      `Vite\u00a0: quelques mots à la fois${heartRateZone ? `, ${percent(heartRateZone)} de la fréquence cardiaque maximale` : ''}. Le reste\u00a0: vous pouvez parler.`,
    test: 'VO2max\u00a0: test de 12\u00a0minutes',
    testText:
      '10\u00a0min tranquilles, 12\u00a0min de course, le plus loin possible, 10\u00a0min tranquilles. Même parcours, même heure, mêmes chaussures.',
  },
  walk: {
    easy: (minutes: number) => `VO2max\u00a0: ${minutes}\u00a0min de marche`,
    easyText: 'À allure facile\u00a0: vous parlez sans peine.',
    interval: ({ repetitions, hard }: IntervalSession) =>
      `VO2max\u00a0: marche, ${repetitions}\u00a0×\u00a0${hard}\u00a0min d’un bon pas`,
    intervalText: ({ warmUp, repetitions, hard, recovery, coolDown }: IntervalSession) =>
      `${warmUp}\u00a0min tranquilles, ${repetitions}\u00a0×\u00a0(${hard}\u00a0min d’un bon pas, ${recovery}\u00a0min tranquilles), ${coolDown}\u00a0min tranquilles. ` +
      'D’un bon pas\u00a0: vous parlez par phrases courtes.',
    test: 'VO2max\u00a0: test de marche',
    testText: `De ${walkStudiedAges.from} à ${walkStudiedAges.to}\u00a0ans, si vous marchez vite d’habitude et que rien ne modifie votre pouls (médicament, stimulateur cardiaque, pouls irrégulier)\u00a0: 1,6\u00a0km le plus vite possible, sans courir, puis notez votre temps et votre pouls. Sinon\u00a0: 12\u00a0min de marche rapide, puis notez les mètres. Même parcours, même heure, mêmes chaussures.`,
  },
}

export type CalendarMessages = typeof calendar
