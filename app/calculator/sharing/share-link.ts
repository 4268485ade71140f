import { estimate } from '../../../domain/tests/cooper-run/equation.ts'
import { runFields } from '../../../domain/tests/cooper-run/cooper-run.ts'
import { vo2maxOf } from '../../../domain/tests/cooper-run/result.ts'
import { parseRunForm } from '../form/form-data.ts'

/** The best result that the calculator gives, in ml/kg/min. */
const highest = estimate({ age: runFields.age.min, gender: 'homme', distance: runFields.distance.max })

/** The part of a shared address that carries a VO2max in ml/kg/min; browsers do not send it, and no anchor has a sign of equality. */
export function sharedHash(vo2max: number): string {
  return `#vo2max=${vo2max.toFixed(1)}`
}

/**
 * The VO2max of a shared address, in ml/kg/min, one decimal; undefined where the address is damaged. Addresses of before
 * carry a whole run, of which only the result is read.
 */
export function parseSharedHash(hash: string): number | undefined {
  const fields = new URLSearchParams(hash.slice(1))
  const written = fields.get('vo2max')
  if (written !== null) return /^\d{1,3}\.\d$/.test(written) && Number(written) <= highest ? Number(written) : undefined
  const { run } = parseRunForm(fields, 'fr')
  return run && vo2maxOf(run).vo2max
}
