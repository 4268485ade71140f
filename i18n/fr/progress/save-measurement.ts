import { promised } from '../../promised.ts'

/** The button that keeps the result of another test, or a known value, and what it answers, in French. */
export const saveMeasurement = {
  submit: 'Garder dans mon suivi',
  pending: 'Un instant…',
  notice: `En cliquant, vous acceptez que nous gardions ce résultat et ce que vous avez entré, pour que vous puissiez les suivre ; si vous avez moins de ${promised.fr.consentAge} ans, un parent doit accepter. Nous les effaçons après ${promised.fr.retention} sans calcul ni visite à vos résultats.`,
  saved: 'Gardé dans vos résultats.',
  failed: 'Ce résultat n’a pas pu être gardé. Réessayez dans un moment.',
  outbox: 'Non gardé pour l’instant. Nous réessaierons dès que le réseau revient.',
  withdrawn: 'Non gardé, comme vous l’avez demandé.',
  stopped: 'Non gardé : vous nous avez demandé de ne plus rien garder.',
  full: `Non gardé pour l’instant : vous avez ${promised.fr.records} résultats, le plus que nous gardions. Supprimez-en d’abord.`,
  outdated: 'Pas encore gardé : le site a changé depuis que vous avez ouvert cette page.',
  reload: 'Recharger et garder',
}
