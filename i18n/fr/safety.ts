/** What to do on a warning sign, beside every effort. The Measure page alone lists every sign. */
export const emergency =
  'Douleur à la poitrine, sensation d’évanouissement, essoufflement anormal ou qui ne se calme pas à l’arrêt\u00a0: arrêtez-vous et appelez le\u00a0911.'

/** The site's only age rule, from the PAR-Q+. */
export const adviceByAge =
  'Plus de 45\u00a0ans sans l’habitude des efforts intenses, articulations douloureuses ou longue inactivité\u00a0: une ou un kinésiologue suffit.'

/** Two Canadian questionnaires that help people decide whether to ask first. */
export const questionnaires = {
  parQ: 'https://eparmedx.com/wp-content/uploads/2024/01/QAAP-Plus-Jan-2024-1.pdf',
  getActive: 'https://scpe.ca/2021/06/02/questionnaire-menezunevieplusactive/',
}
