import { oneDecimal } from '../rounding.ts'
import { pulseLimits, refused, type RecoveryIndex, type Refusal } from './outcome.ts'

/** The pulse, in whole beats/min, around 30 squats in 45 seconds. */
export interface RuffierDickson {
  restingPulse: number
  pulseAfterSquats: number
  pulseAfterOneMinute: number
}

export const ruffierLimits = {
  restingPulse: { min: 30, max: 120 },
  pulseAfterSquats: pulseLimits,
  pulseAfterOneMinute: pulseLimits,
} as const

/** Source: the form of the index in Trovato 2023. A pulse that the squats have not raised makes no index. */
export function ruffierDicksonIndex(pulses: RuffierDickson): RecoveryIndex | Refusal {
  const { restingPulse, pulseAfterSquats, pulseAfterOneMinute } = pulses
  if (pulseAfterSquats <= restingPulse) return refused('noRise')
  const index = (pulseAfterSquats - 70 + 2 * (pulseAfterOneMinute - restingPulse)) / 10
  return { kind: 'index', index: oneDecimal(index) }
}
