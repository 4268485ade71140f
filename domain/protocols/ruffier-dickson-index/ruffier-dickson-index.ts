import { oneDecimal } from '../../rounding.ts'
import { defineProtocol, equation } from '../definition.ts'
import { effortPulse } from '../field.ts'
import { refused } from '../outcome.ts'

/** Subtracted from the pulse after the squats, in beats/min. Source: Trovato 2023 */
const fixedRestingPulse = 70

/** Pulses before and after 30 squats in 45 seconds. Gives no index if the squats did not raise the pulse. */
export const ruffierDicksonIndex = defineProtocol({
  fields: {
    restingPulse: { kind: 'beats', min: 30, max: 120, timer: 'pulse' },
    pulseAfterSquats: effortPulse,
    pulseAfterOneMinute: effortPulse,
  },
  saved: 'onDemand',
  outcome({ restingPulse, pulseAfterSquats, pulseAfterOneMinute }) {
    if (pulseAfterSquats <= restingPulse) return refused('noRise')
    const index = (pulseAfterSquats - fixedRestingPulse + 2 * (pulseAfterOneMinute - restingPulse)) / 10
    return { kind: 'index', index: oneDecimal(index) }
  },
  equation: ({ restingPulse, pulseAfterSquats, pulseAfterOneMinute }) =>
    equation`[(${pulseAfterSquats} − ${fixedRestingPulse}) + ${2} × (${pulseAfterOneMinute} − ${restingPulse})] ÷ ${10}`,
  phases: () => [
    { name: 'ready', seconds: 5 },
    { name: 'squats', seconds: 45, beats: 40 },
    { name: 'count', seconds: 15, fills: 'pulseAfterSquats' },
    { name: 'rest', seconds: 45 },
    { name: 'count', seconds: 15, fills: 'pulseAfterOneMinute' },
  ],
})
