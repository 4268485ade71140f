import type { Field, Kind, Limits } from '../../../domain/protocols/field.ts'
import { asTyped } from '../../../i18n/format/number.ts'
import { Button } from '../../components/links/button.tsx'
import { useMessages } from '../../messages.ts'
import { useHydrated } from '../../use-hydrated.ts'
import { useDetailMessages, useEntryMessages } from '../messages.ts'
import { valueOf } from './field-text.ts'
import { unitSizes, splitUnit, unitChoicesOf } from './units/units.ts'

interface FieldSuggestionProps {
  field: Field & Limits
  /** text as typed, and the unit chosen beside it */
  text: string
  unit: string | undefined
  /** whether the form asks for a confirmation instead of refusing the value */
  needsConfirmation: boolean
  /** receives the corrected text; if absent, the visitor has to type it */
  onCorrect: ((text: string) => void) | undefined
}

/**
 * Renders help below a refused field: the metres of a distance typed in kilometres, or the limits in the typed unit.
 * Below an unusually long distance it asks for a confirmation.
 */
export function FieldSuggestion({ field, text, unit, needsConfirmation, onCorrect }: FieldSuggestionProps) {
  const { locale, number } = useMessages()
  const { repair: words } = useDetailMessages()
  const { unitNames } = useEntryMessages().fields
  const isHydrated = useHydrated()
  const typed = Number(valueOf(field, text, locale, unit))
  if (needsConfirmation) return words.confirm(number(typed))
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

/** Returns the metres of a distance if it is within the limits when read as kilometres, else undefined. */
export function metresIfKilometres(distance: number, { min, max }: Limits): number | undefined {
  const metres = Math.round(distance * 1000)
  return metres >= min && metres <= max ? metres : undefined
}

/** Returns the limits of a field in whole pounds or inches if its text is in that unit, else undefined. */
export function limitsInTypedUnit(kind: Kind, { min, max }: Limits, text: string, chosen = '') {
  const [, other] = unitChoicesOf(kind)
  const size = unitSizes[kind]?.[splitUnit(text)[1] || chosen]
  if (!other || !size || size === 1) return undefined
  const rounding = 0.05 // a conversion keeps one decimal
  return { unit: other, from: Math.ceil((min - rounding) / size), to: Math.floor((max + rounding) / size) }
}
