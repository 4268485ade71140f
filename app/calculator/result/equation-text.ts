import type { Equation } from '../../../domain/protocols/definition.ts'
import type { Messages } from '../../../i18n/fr/messages.ts'

/** Formats an equation and its result. A line may break before a sign, but not after it. */
export function equationText({ texts, numbers }: Equation, result: string, number: Messages['number']): string {
  const written = numbers.map((value, index) => texts[index]! + number(value, 0, 5))
  return `${written.join('')}${texts.at(-1)} = ${result}`.replaceAll(/([+−×÷=]) /g, '$1\u00a0')
}
