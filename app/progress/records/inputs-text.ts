import { isMeasurement } from '../../../contract/records.ts'
import { useMessages } from '../../messages.ts'
import type { Saved } from './records.ts'
import { useResultsMessages } from '../results-messages.ts'

/** The inputs of a test in words: the distance of a run, the time and pulse of a walk. */
export function useInputsText(record: Saved): string {
  const { entered } = useResultsMessages()
  const { number } = useMessages()
  if (!isMeasurement(record)) return `${number(record.distance, 0, 3)}\u00a0m`
  switch (record.test) {
    case 'rockport-walk':
      return `${minutes(record.inputs.seconds)}, ${entered.pulse(`${record.inputs.pulse}`)}`
    case 'queens-college-step':
      return entered.pulse(`${record.inputs.pulse}`)
    case 'astrand-ryhming-cycle': {
      const { watts, pulseAtMinute5, pulseAtMinute6 } = record.inputs
      return `${watts}\u00a0W, ${entered.pulses(`${pulseAtMinute5}`, `${pulseAtMinute6}`)}`
    }
    case 'ruffier-dickson-index': {
      const { restingPulse, pulseAfterSquats, pulseAfterOneMinute } = record.inputs
      return entered.pulses(`${restingPulse}, ${pulseAfterSquats}`, `${pulseAfterOneMinute}`)
    }
    case 'known-value':
      return ''
  }
}

/** Whole seconds as a clock shows them, 16:30. */
function minutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
