import { daysOf } from '../../domain/published-constants.ts'

/** The warning before the site deletes a visitor's records, on Home, in French. */
export const keepRecords = {
  warning: (day: string) => `Vos résultats seront effacés le ${day}.`,
  keep: `Garder ${daysOf('retention')}\u00a0jours de plus`,
  pending: 'Un instant…',
  kept: (day: string) => `C’est fait\u00a0: vos résultats restent jusqu’au ${day}, ou plus longtemps si vous revenez.`,
  failed: 'Le site n’a pas répondu, et rien n’a changé. Attendez une minute, puis réessayez.',
  gone: 'Vos résultats étaient déjà effacés. Un nouveau test commencera un nouveau suivi.',
}
