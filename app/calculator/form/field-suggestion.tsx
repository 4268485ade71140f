import type { Field, Kind, Limits } from '../../../domain/protocols/field.ts'
import { asTyped } from '../../../i18n/format/number.ts'
import { Button } from '../../components/links/button.tsx'
import { useMessages } from '../../messages.ts'
import { useHydrated } from '../../use-hydrated.ts'
import { useDetailMessages, useRunMessages } from '../messages.ts'
import { valueOf } from './field-text.ts'
import { unitSizes, splitUnit, unitChoicesOf } from './units/units.ts'

interface FieldSuggestionProps {
  field: Field & Limits
  /** as typed, and the unit that was chosen beside it */
  text: string
  unit: string | undefined
  /** whether the form asks if it is right, instead of refusing it */
  isToConfirm: boolean
  /** takes the text that mends the field; without it the reader types it */
  onCorrect: ((text: string) => void) | undefined
}

/**
 * Says how to mend what was refused: a distance that was typed in kilometres, or limits in the unit that was typed. Asks
 * whether a long distance is right.
 */
export function FieldSuggestion({ field, text, unit, isToConfirm, onCorrect }: FieldSuggestionProps) {
  const { locale, number } = useMessages()
  const { repair: words } = useDetailMessages()
  const { unitNames } = useRunMessages().fields
  const isHydrated = useHydrated()
  const typed = Number(valueOf(field, text, locale, unit))
  if (isToConfirm) return words.confirm(number(typed))
  const limits = limitsInTypedUnit(field.kind, field, text, unit)
  if (limits) return words.limits(limits.from, limits.to, unitNames[limits.unit] ?? limits.unit)
  const metres = field.kind === 'metres' && metresIfKilometres(typed, field)
  if (!metres) return null
  if (!isHydrated || !onCorrect) return words.enterMetres(asTyped(typed, locale), asTyped(metres, locale))
  return (
    <Button quiet onClick={() => onCorrect(asTyped(metres, locale))}>
      {words.useMetres(number(metres))}
    </Button>
  )
}

/** Returns the metres of a distance that was typed in kilometres as if they were metres; undefined of any other. */
export function metresIfKilometres(distance: number, { min, max }: Limits): number | undefined {
  const metres = Math.round(distance * 1000)
  return metres >= min && metres <= max ? metres : undefined
}

/** Returns the limits of a field in whole pounds or inches, where its text was meant in them; undefined elsewhere. */
export function limitsInTypedUnit(kind: Kind, { min, max }: Limits, text: string, chosen = '') {
  const [, other] = unitChoicesOf(kind)
  const size = unitSizes[kind]?.[splitUnit(text)[1] || chosen]
  if (!other || !size || size === 1) return undefined
  const rounding = 0.05 // a conversion keeps one decimal
  return { unit: other, from: Math.ceil((min - rounding) / size), to: Math.floor((max + rounding) / size) }
}
