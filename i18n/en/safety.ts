/** What to do on a warning sign, beside every effort. The Measure page alone lists every sign. */
export const emergency =
  'If you have chest pain, feel faint, or have breathlessness that is unusual or doesn’t ease once you stop: stop and call 911.'

/** The site's only age rule, from the PAR-Q+. */
export const adviceByAge =
  'Over 45 and not used to hard effort, sore joints or long inactivity: a kinesiologist will do.'

/** Two Canadian questionnaires that help people decide whether to ask first. */
export const questionnaires = {
  parQ: 'https://eparmedx.com/',
  getActive: 'https://csep.ca/2021/01/20/pre-screening-for-physical-activity/',
}
