import type { measuredPeople as french } from '../../fr/calculator/measured-people.ts'

export const measuredPeople: typeof french = {
  groups: {
    homme: (from, to) => `men aged ${from} to ${to} measured in a lab`,
    femme: (from, to) => `women aged ${from} to ${to} measured in a lab`,
  },
  lower: (standing, group, value = 'you') => {
    if (standing === 'below') return `Under 5% of ${group} score lower than ${value}.`
    if (standing === 'above') return `Over 95% of ${group} score lower than ${value}.`
    return `About ${partOf(standing)} ${standing === 50 ? 'of ' : ''}${group} score lower than ${value}.`
  },
  lead: (standing, group) =>
    standing === 'above'
      ? `Your run puts you ahead of more than 95% of ${group}.`
      : `Your run puts you ahead of about ${partOf(standing)} ${standing === 50 ? 'of ' : ''}${group}.`,
  byCooper: (vo2max) => `By Cooper’s equation alone: ${vo2max} ml/kg/min, give or take 10%.`,
  start: (distance) => `${distance} m in 12 minutes: that’s your starting point.`,
  tooOld: 'Lab measurements stop at age 89, so compare yourself mainly with yourself.',
  cooperAlone: (standing, vo2max) => {
    const gives = `Without this site’s corrections, Cooper’s equation gives ${vo2max} ml/kg/min:`
    if (standing === 'below') return `${gives} under 5% of these people score lower.`
    if (standing === 'above') return `${gives} over 95% of these people score lower.`
    return `${gives} about ${partOf(standing)} of these people score lower.`
  },
  site: {
    stricter: 'By this site’s thresholds, which are stricter than the average of people measured.',
    looser: 'By this site’s thresholds, which are less strict than the average of people measured.',
  },
  remember: (vo2max) => `Remember ${vo2max}: it’s the number this site uses throughout.`,
  belowFormula: {
    none: (distance) =>
      `${distance} m in 12 minutes is too little for this formula: that 0 is its limit, not a measure of your fitness.`,
    walked: (distance) =>
      `${distance} m in 12 minutes is a walking pace: the formula, made for running, gives less than that walk takes. Your VO2max is probably higher.`,
    low: 'This is below what the formula can tell: even a very slow walk takes more than 7 ml/kg/min.',
  },
  byFormula: 'By this site’s formula and thresholds',
  byThresholds: 'By this site’s thresholds',
  why: {
    title: 'Why the gap?',
    formula: {
      homme: 'This site takes off 1% for each year after 25, but the distance you ran already reflects your age.',
      femme:
        'This site takes off 1% for each year after 25, then 15% for a woman, but the distance you ran already reflects age and sex.',
    },
    site: 'This site’s thresholds are the same from 50 to 100, although VO2max keeps declining with age.',
    thresholds: 'Its thresholds are the same from 50 to 100, although VO2max keeps declining with age.',
  },
  source: 'People measured: healthy adults aged 20 to 89, volunteers, on a treadmill, in the United States',
  reference: 'Kaminsky, 2022',
}

/** Half, or so many in 4, in 10, or in 20 at both ends. */
function partOf(percentile: number): string {
  if (percentile === 50) return 'half'
  if (percentile % 50 === 25) return `${percentile / 25}\u00a0in\u00a04`
  return percentile % 10 ? `${percentile / 5}\u00a0in\u00a020` : `${percentile / 10}\u00a0in\u00a010`
}
