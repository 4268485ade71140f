import { estimate } from '../../../domain/tests/cooper-run/equation.ts'
import { runFields } from '../../../domain/tests/cooper-run/cooper-run.ts'

/** The best result that the calculator gives, in ml/kg/min. */
const highest = estimate({ age: runFields.age.min, gender: 'homme', distance: runFields.distance.max })

/** The part of a shared address that carries a VO2max in ml/kg/min; browsers do not send it, and no anchor has a sign of equality. */
export function sharedHash(vo2max: number): string {
  return `#vo2max=${vo2max.toFixed(1)}`
}

/** The VO2max of a shared address, in ml/kg/min, one decimal; undefined where the address is damaged. */
export function parseSharedHash(hash: string): number | undefined {
  const written = new URLSearchParams(hash.slice(1)).get('vo2max') ?? ''
  return /^\d{1,3}\.\d$/.test(written) && Number(written) <= highest ? Number(written) : undefined
}
