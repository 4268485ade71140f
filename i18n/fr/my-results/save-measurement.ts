import { published } from '../../published-constants.ts'

/** The button that saves a result on demand, and the status of that save, in French. */
export const saveMeasurement = {
  submit: 'Ajouter à mon suivi',
  saving: 'Un instant…',
  notice: `En cliquant, vous acceptez que nous enregistrions ce résultat et ce que vous avez entré, pour que vous puissiez les suivre ; si vous avez moins de ${published.fr.consentAge} ans, un parent doit accepter. Nous les effaçons après ${published.fr.retention} sans calcul ni visite de « Mon suivi » ou de votre programme.`,
  saved: 'Ajouté à « Mon suivi ».',
  failed: 'Ce résultat n’a pas pu être enregistré. Réessayez dans un moment.',
  pending: 'Gardé sur cet appareil ; nouvel essai bientôt.',
  offline: 'Gardé sur cet appareil ; nouvel essai au retour du réseau.',
  revoked: 'Non enregistré, comme vous l’avez demandé.',
  stopped: 'Non enregistré : vous nous avez demandé de ne plus rien enregistrer.',
  full: `Non enregistré pour l’instant : vous avez ${published.fr.records} résultats, le nombre maximal. Supprimez-en d’abord.`,
}
