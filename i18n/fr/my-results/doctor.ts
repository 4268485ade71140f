import type { ProtocolName } from '../../../domain/protocols/registry.ts'

/** The page of results to print for a doctor, in French; loaded on demand. */
export const doctor = {
  title: 'Mes résultats de VO2max, pour mon médecin',
  name: 'Nom\u00a0:',
  print: 'Imprimer',
  close: 'Fermer cette page',
  caption: 'Résultats, du plus récent au plus ancien',
  latest: (count: string) =>
    `Les ${count} résultats les plus récents. Les autres sont dans les fichiers de «\u00a0Mon suivi\u00a0».`,
  headings: {
    day: 'Date',
    test: 'Test, et ce qui a été entré',
    siteValue: 'Valeur du site (course\u00a0: avec sa correction)',
    capacity: 'Équation de Cooper seule',
    margin: 'Marge',
    mets: 'MET',
    restingPulse: 'Pouls au repos',
  },
  unknown: 'inconnue',
  none: '–',
  methodsTitle: 'Comment chaque test se fait',
  methods: {
    'cooper-run':
      'la plus grande distance possible en 12\u00a0minutes de course (Cooper, 1968). Le site retire ensuite 1\u00a0% pour chaque année après 25\u00a0ans, et 15\u00a0% chez les femmes.',
    'rockport-walk': '1,6\u00a0km de marche, le plus vite possible\u202f; temps, et pouls à la fin (Kline, 1987).',
    'queens-college-step':
      'marche de 41,3\u00a0cm pendant 3\u00a0minutes, 24\u00a0montées par minute (hommes) ou 22 (femmes)\u202f; pouls debout, de la 5e à la 20e\u00a0seconde (McArdle, 1972).',
    'astrand-ryhming-cycle':
      'vélo à charge constante pendant 6\u00a0minutes\u202f; pouls moyen des 5e et 6e\u00a0minutes (Åstrand et Ryhming, 1954).',
    'no-exercise': 'questionnaire, tour de taille et pouls au repos, sans effort (Nes, 2011).',
    'ruffier-dickson-index':
      '30\u00a0flexions en 45\u00a0secondes\u202f; pouls au repos, juste après et une minute plus tard (Trovato, 2023). C’est un indice, pas un VO2max.',
    'known-value': 'valeur d’une montre ou d’un laboratoire, entrée à la main.',
  } satisfies Record<ProtocolName, string> as Record<ProtocolName, string>,
  mets: '1\u00a0MET\u00a0=\u00a03,5\u00a0ml/kg/min. Pour une course, les MET viennent de l’équation de Cooper seule.',
  estimates:
    'Ce sont des estimations, et non des mesures en laboratoire. Les tests ont été faits sans surveillance, et les valeurs entrées par la personne elle-même.',
  source: (address: string, day: string) => `Source\u00a0: ${address}, le ${day}.`,
}

export type DoctorMessages = typeof doctor
