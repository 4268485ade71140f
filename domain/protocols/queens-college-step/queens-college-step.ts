import { uptakeOf } from '../../effort.ts'
import type { Gender } from '../../person.ts'
import { defineProtocol, equation } from '../definition.ts'
import { age, effortPulse, gender } from '../field.ts'
import { estimateOf } from '../outcome.ts'

/**
 * VO2max in ml/kg/min is `constant` less `pulse` for each beat a minute. Source: women, McArdle 1972; men, the same team
 * later. The error of 2.9 ml/kg/min was found in 41 women students; nobody who uses the calculator is known to be like
 * them, so no error is given. Pulses fall with age and the equations leave it out: they read too high in older people.
 */
const equations = { homme: { constant: 111.33, pulse: 0.42 }, femme: { constant: 65.81, pulse: 0.1847 } }

/** Times a minute up and down; a cycle has four steps. */
const cycles: Record<Gender, number> = { homme: 24, femme: 22 }
/** metres */
const stepHeight = 0.413

/** Age in years from which people are older than the students of the study. */
const olderThanStudents = 30

/** Three minutes up and down a step of 41.3 cm; the pulse is that of the 5th to the 20th second after the end, × 4. */
export const queensCollegeStep = defineProtocol({
  fields: {
    gender,
    pulse: effortPulse,
    // only to compare with people of that age
    age: { ...age, optional: true },
  },
  saved: 'on demand',
  outcome({ gender, pulse, age }) {
    const { constant, pulse: perBeat } = equations[gender]
    return estimateOf({
      vo2max: constant - perBeat * pulse,
      caution: age !== undefined && age >= olderThanStudents ? 'ageless' : null,
    })
  },
  effort: ({ gender }) => ({ doing: 'stepping', uptake: uptakeOf.stepping(cycles[gender], stepHeight), load: 0 }),
  equation({ gender, pulse }) {
    const { constant, pulse: perBeat } = equations[gender]
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
