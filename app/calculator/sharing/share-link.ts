import { cooper } from '../../../domain/tests/cooper-run/equation.ts'
import { oneDecimal } from '../../../domain/rounding.ts'
import { runFields } from '../../../domain/tests/cooper-run/cooper-run.ts'

/** The highest ceiling that the calculator gives, in ml/kg/min. */
const highest = oneDecimal(cooper(runFields.distance.max))

/** The part of a shared address that carries a VO2max in ml/kg/min; browsers do not send it, and no anchor has a sign of equality. */
export function sharedHash(vo2max: number): string {
  return `#vo2max=${vo2max.toFixed(1)}`
}

/** The VO2max of a shared address, in ml/kg/min, one decimal; undefined where the address is damaged. */
export function parseSharedHash(hash: string): number | undefined {
  const written = new URLSearchParams(hash.slice(1)).get('vo2max') ?? ''
  return /^\d{1,3}\.\d$/.test(written) && Number(written) <= highest ? Number(written) : undefined
}
