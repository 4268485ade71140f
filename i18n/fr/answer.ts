import type { Comparison } from '#domain/norms/tested-people.ts'
import type { Gender } from '#domain/person.ts'
import type { NumberRange } from '#domain/range.ts'
import { countInWords } from '../format/words.ts'
import { published } from '../published.ts'

type Group = Omit<Comparison, 'percentileRank'>

/** The strings of the answer to a run or to another protocol, in French. */
export const answer = {
  title: 'Résultat',
  metres: (distance: string) => `${distance}\u00a0m`,
  person: (age: string, gender: string) => `${age}\u00a0ans, ${gender}`,
  genderNouns: { homme: 'homme', femme: 'femme' },
  /** below the age of 18 */
  minorNouns: { homme: 'garçon', femme: 'fille' },
  edit: 'Modifier',
  percentile: (percentile: number) => `Vous êtes au ${percentile}e percentile pour votre âge et votre sexe.`,
  walked: { pace: 'C’est l’allure de la marche\u00a0:', instead: 'essayez plutôt 1,6\u00a0km en marchant.' },
  fasterThanTheBest: 'C’est plus vite que les meilleurs au monde\u00a0: vérifiez la distance.',
  /** `metres` with its sign; `day` with its month */
  change: (metres: string, day: string) => `${metres}\u00a0m depuis le ${day}`,
  unchanged: (day: string) => `Même distance que le ${day}`,
  chart: {
    nextCategory: (category: string, distance: string) =>
      `Vous passez à «\u00a0${category}\u00a0» à ${distance}\u00a0m.`,
    starts: (age: string, category: string, vo2max: string) =>
      `À ${age}\u00a0ans, «\u00a0${category}\u00a0» commence à ${vo2max}\u00a0ml/kg/min.`,
    highest: 'Vous êtes tout en haut.',
    /** label of the run's dot while the visitor tries another distance */
    today: 'aujourd’hui',
  },
  whatIf: {
    title: 'Et si…\u202f?',
    result: (distance: string, vo2max: string, category: string) => `${distance}\u00a0m\u00a0: ${vo2max}, ${category}`,
  },
  toProgram: 'Mon plan de 8 semaines',
  share: {
    button: 'Partager',
    copied: 'Copié',
    failed: 'Copie impossible',
    text: (vo2max: string, category: string) => `Mon VO2max estimé\u00a0: ${vo2max} (${category}). Et le vôtre\u202f?`,
  },
  save: {
    saved: 'Enregistré',
    failed: 'Non enregistré',
    retry: 'Réessayer',
    withoutSaving: 'Non enregistré, comme demandé.',
    withoutCookie: `Enregistré pour ${published.fr.retention}, mais vous ne pourrez pas le revoir\u00a0: votre navigateur refuse les témoins.`,
  },
  fold: {
    title: (vo2max: string) => `D’où vient ${vo2max}\u202f?`,
    distance: (distance: string) => `${distance}\u00a0m en 12 minutes`,
    cooper: 'équation de Cooper, à environ 10\u00a0% près',
    /** for a distance that was walked, to which the margin does not apply */
    cooperOnly: 'équation de Cooper',
    age: (age: string) => `Âge, ${age}\u00a0ans`,
    woman: 'Femme',
    /** below the age of 18 */
    girl: 'Fille',
    minus: (percent: string) => `−\u00a0${percent}\u00a0%`,
    remainder: 'Reste',
    /** by the number of factors that differ from 1 */
    strictness: [
      'Les seuils sont ceux de ce site, et ils sont sévères.',
      'Cette correction et les seuils sont ceux de ce site, et ils sont sévères\u202f; les laboratoires ne la font pas.',
      'Ces deux corrections et les seuils sont ceux de ce site, et ils sont sévères\u202f; les laboratoires ne les font pas.',
    ],
    walked: (distance: string) =>
      `${distance}\u00a0m en 12 minutes, c’est l’allure de la marche. Ce test est fait pour la course\u00a0: votre note est sans doute trop basse.`,
    young: ({ from, to }: NumberRange) =>
      `Avant ${from}\u00a0ans, «\u00a0pour votre âge\u00a0» veut dire «\u00a0de ${from} à ${to}\u00a0ans\u00a0»\u00a0: les seuils sont les leurs.`,
    percentileNote:
      'Le percentile est un palier de notre échelle\u00a0: comptez surtout vos progrès, toujours avec le même test.',
    litres: (vo2max: string, weight: string, litres: string) =>
      `En oxygène\u00a0: ${vo2max}\u00a0×\u00a0${weight}\u00a0kg ÷ 1\u00a0000 = ${litres}\u00a0L/min.`,
    sources: 'Sources\u00a0:',
  },
  /** the rank of a value among the people tested */
  among: (vo2max: string, comparison: Comparison) => {
    const { percentileRank, gender } = comparison
    const group = groupTested(comparison)
    if (percentileRank === 0) return `Parmi ${group}, ${vo2max} serait dans les 5\u00a0% les plus bas.`
    if (percentileRank === 95) return `Parmi ${group}, ${vo2max} serait dans les 5\u00a0% les plus hauts.`
    return `Parmi ${group}, ${vo2max} serait plus haut qu’environ ${shareOfPeople(percentileRank, gender)}.`
  },
  /** the same for a margin; both shares in tenths, from 0 to 9 */
  amongRange: (vo2max: string, from: number, to: number, group: Group) => {
    const highest = `${countOfPeople(to, group.gender)} sur dix`
    const words = from ? `que ${countOfPeople(from, group.gender)} à ${highest}` : `qu’au plus ${highest}`
    return `Parmi ${groupTested(group)}, ${vo2max} serait plus haut ${words}.`
  },
  median: ({ ages, gender }: Group, median: string) =>
    `De ${ages.from} à ${ages.to}\u00a0ans, la moitié des ${people[gender]} ${tested[gender]} dépassent ${median}.`,
  /** for an age at which nobody was tested */
  noComparison: {
    young: ({ from }: NumberRange) => `Pas de comparaison avant ${from}\u00a0ans.`,
    old: ({ to }: NumberRange) => `Les chiffres des laboratoires s’arrêtent à ${to}\u00a0ans.`,
  },
  estimate: {
    margin: (from: string, to: string) =>
      `Environ deux fois sur trois, un laboratoire trouverait de ${from} à ${to}\u00a0ml/kg/min.`,
    unknownMargin: 'Une montre estime, un laboratoire mesure\u00a0: la marge dépend de la source.',
    sedentary:
      'Vous bougez peu\u00a0: dans ce cas, cette estimation est souvent trop haute, et la fourchette n’en tient pas compte.',
    yourDot: { homme: 'Votre point parmi les hommes testés', femme: 'Votre point parmi les femmes testées' },
    outsideStudiedAges: {
      younger: ({ from }: NumberRange) =>
        `Ce test n’a pas été vérifié avant ${from}\u00a0ans\u00a0: la marge pourrait être plus grande.`,
      older: ({ to }: NumberRange) =>
        `Ce test n’a pas été vérifié après ${to}\u00a0ans\u00a0: la marge pourrait être plus grande.`,
    },
  },
  refusals: {
    outsideStudiedAges: ({ from, to }: NumberRange) =>
      `Cette estimation ne vaut que de ${from} à ${to}\u00a0ans. Essayez plutôt la marche.`,
    implausible: 'Avec ces valeurs, l’équation donne un VO2max impossible\u00a0: vérifiez-les une à une.',
    belowWalkingUptake: (speed: string, uptake: string, vo2max: string) =>
      `À ${speed}\u00a0km/h, marcher demande déjà environ ${uptake}\u00a0ml/kg/min, et la formule donne ${vo2max}\u00a0: elle ne vous convient pas. Notez votre temps et votre pouls, et comparez-les au prochain test.`,
  },
}

export type AnswerMessages = typeof answer

const people: Record<Gender, string> = { homme: 'hommes', femme: 'femmes' }
const tested: Record<Gender, string> = { homme: 'testés', femme: 'testées' }

const groupTested = ({ ages, gender }: Group) =>
  `des ${people[gender]} de ${ages.from} à ${ages.to}\u00a0ans ${tested[gender]} en laboratoire`

const oneByGender: Record<Gender, string> = { homme: 'un', femme: 'une' }

/** Writes a count of people: un homme, une femme, deux. */
const countOfPeople = (many: number, gender: Gender) => (many === 1 ? oneByGender[gender] : countInWords(many, 'fr'))

/** Writes a percentage of people as a share: une sur dix, trois sur quatre. */
function shareOfPeople(percentage: number, gender: Gender): string {
  if (percentage === 5) return `${countOfPeople(1, gender)} sur vingt`
  if (percentage === 50) return 'la moitié'
  return percentage % 10
    ? `${countOfPeople(percentage / 25, gender)} sur quatre`
    : `${countOfPeople(percentage / 10, gender)} sur dix`
}
