import { uptakeOf } from '../../effort.ts'
import type { Gender } from '../../person.ts'
import { defineProtocol, equation } from '../definition.ts'
import { age, effortPulse, gender } from '../field.ts'
import { estimateOf } from '../outcome.ts'

/**
 * VO2max in ml/kg/min = `constant` − `perBeat` × beats/min. Source: women, McArdle 1972; men, the same team later. The
 * standard error of 2.9 ml/kg/min comes from 41 women students; other people may differ from them, so the site shows no
 * margin for this test. Pulses fall with age, but the equations leave age out: they overestimate older people.
 */
const equations = { homme: { constant: 111.33, perBeat: 0.42 }, femme: { constant: 65.81, perBeat: 0.1847 } }

/** Ascents a minute, each of four steps. */
const cycles: Record<Gender, number> = { homme: 24, femme: 22 }
/** metres */
const stepHeight = 0.413

/** From this age, in years, people count as older than the study's students. */
const olderThanStudents = 30

/**
 * Three minutes up and down a step of 41.3 cm. The pulse is counted from the 5th to the 20th second after the end, then
 * multiplied by 4.
 */
export const queensCollegeStep = defineProtocol({
  fields: {
    gender,
    pulse: effortPulse,
    // for the comparison only
    age: { ...age, optional: true },
  },
  saved: 'onDemand',
  outcome({ gender, pulse, age }) {
    const { constant, perBeat } = equations[gender]
    return estimateOf({
      vo2max: constant - perBeat * pulse,
      caution: age !== undefined && age >= olderThanStudents ? 'ageless' : null,
    })
  },
  effort: ({ gender }) => ({ activity: 'stepping', uptake: uptakeOf.stepping(cycles[gender], stepHeight), load: 0 }),
  equation({ gender, pulse }) {
    const { constant, perBeat } = equations[gender]
    return equation`${constant} − ${perBeat} × ${pulse}`
  },
  phasesByGender: true,
  phases: (gender) => [
    { name: 'ready', seconds: 5 },
    { name: 'step', seconds: 180, beats: 4 * cycles[gender] },
    { name: 'stand', seconds: 5 },
    { name: 'count', seconds: 15, fills: 'pulse' },
  ],
})
