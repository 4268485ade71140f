import type { ProgramField, StoredName } from '../api/browser-storage.ts'
import type { Locale } from './locales.ts'

type Words = Record<Locale, string>

const choice = { fr: 'Votre choix de ne plus rien enregistrer', en: 'Your choice to stop saving results' }

/**
 * The privacy page's words for everything stored in a browser (`api/browser-storage.ts`), with a capital where one
 * begins a sentence.
 */
const names: Record<StoredName, Words> = {
  place: { fr: 'Votre place dans la page', en: 'Your place on the page' },
  destination: { fr: 'la dernière page demandée', en: 'the last page you asked for' },
  track: { fr: 'le test en cours à la piste', en: 'a test under way at the track' },
  lastRuns: {
    fr: 'Les deux dernières courses de deux personnes au plus, et leur jour',
    en: 'The last two runs of two people at most, and their days',
  },
  lastVisit: { fr: 'le jour de votre dernière activité', en: 'the day of your last activity' },
  program: { fr: 'votre programme de 8\u00a0semaines', en: 'your 8-week program' },
  initials: { fr: 'les initiales de votre suivi', en: 'the initials on “My progress”' },
  units: { fr: 'vos unités, livres ou pouces', en: 'your units, pounds or inches' },
  saving: choice,
  // an opt-out, an opt-in or an erasure by a form, until the page's scripts apply it
  postedIntent: choice,
  outbox: { fr: 'Un résultat qui attend le réseau', en: 'A result waiting for the network' },
  revoked: { fr: 'son numéro', en: 'its number' },
}

const programFields: Record<ProgramField, Words> = {
  plan: { fr: 'programme choisi', en: 'program chosen' },
  age: { fr: 'âge', en: 'age' },
  gender: { fr: 'sexe', en: 'sex' },
  start: { fr: 'premier jour', en: 'first day' },
  hour: { fr: 'heure', en: 'time' },
  goal: { fr: 'objectif et son jour', en: 'goal and its day' },
  done: { fr: 'séances cochées', en: 'ticked sessions' },
  calendar: { fr: 'numéro et rappels de son calendrier', en: 'number and alerts of its calendar' },
}

export const storageNames = { fr: storedIn('fr'), en: storedIn('en') }

function storedIn(locale: Locale) {
  const said = Object.entries(names).map(([name, words]) => [name, words[locale]])
  const fields = Object.values(programFields).map((words) => words[locale])
  return { ...(Object.fromEntries(said) as Record<StoredName, string>), programFields: fields.join(', ') }
}
