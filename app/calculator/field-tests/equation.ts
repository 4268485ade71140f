import { astrandAgeFactor } from '../../../domain/field-tests/astrand-ryhming-cycle.ts'
import type { FieldTest } from '../../../domain/field-tests/field-test.ts'
import type { Messages } from '../../../i18n/fr/site.ts'

/** A test's equation with the person's own numbers, as the language writes them; a line may end before a sign, not after it. */
export function equationOf(fieldTest: FieldTest, result: string, number: Messages['number']): string {
  return written(fieldTest, result, number).replaceAll(/([+−×÷=]) /g, '$1\u00a0')
}

function written({ test, inputs }: FieldTest, result: string, number: Messages['number']): string {
  const write = (value: number) => number(value, 0, 5)
  switch (test) {
    case 'rockport-walk': {
      const { age, gender, weight, seconds, pulse } = inputs
      const man = gender === 'homme' ? ` + ${write(0.5955)}` : ''
      const litres = `${write(6.9652)} + ${write(0.0201)} × ${write(weight)} − ${write(0.0257)} × ${write(age)} − ${write(0.224)} × ${number(seconds / 60, 0, 2)} − ${write(0.0115)} × ${pulse}${man}`
      return `(${litres}) × ${write(1000)} ÷ ${write(weight)} = ${result}`
    }
    case 'queens-college-step': {
      const [most, perBeat] = inputs.gender === 'homme' ? [111.33, 0.42] : [65.81, 0.1847]
      return `${write(most)} − ${write(perBeat)} × ${inputs.pulse} = ${result}`
    }
    case 'astrand-ryhming-cycle': {
      const { age, gender, weight, watts, pulseAtMinute5, pulseAtMinute6 } = inputs
      const [perWork, atRest, offset] = gender === 'homme' ? [0.00212, 0.299, 48.5] : [0.00193, 0.326, 56.1]
      const work = `(${write(perWork)} × ${write(watts)} × ${write(6.118)} + ${write(atRest)}) × 100`
      const pulse = `(${write(0.769)} × ${write((pulseAtMinute5 + pulseAtMinute6) / 2)} − ${write(offset)})`
      return `${work} ÷ ${pulse} × ${number(astrandAgeFactor(age), 0, 3)} × ${write(1000)} ÷ ${write(weight)} = ${result}`
    }
    case 'ruffier-dickson-index': {
      const { restingPulse, pulseAfterSquats, pulseAfterOneMinute } = inputs
      return `[(${pulseAfterSquats} − 70) + 2 × (${pulseAfterOneMinute} − ${restingPulse})] ÷ 10 = ${result}`
    }
  }
}
