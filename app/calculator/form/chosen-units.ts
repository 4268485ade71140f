import { local } from '../../../api/browser-storage.ts'
import type { Kind } from '../../../domain/protocols/field.ts'
import { store, stored, useStored } from '../../storage/local-storage.ts'
import { isSavingDisabled } from '../../storage/opt-out.ts'
import { unitsOf } from './units.ts'

/** The units that were chosen in place of kilograms and centimetres on this device; none until the page is hydrated. */
export const useChosenUnits = () => useStored(local.units).split(' ')

/** Remembers the unit of a kind of field on this device alone, unless its reader has asked us to stop. */
export function rememberUnit(kind: Kind, unit: string): void {
  if (isSavingDisabled()) return
  const units = unitsOf(kind)
  const others = stored(local.units)
    .split(' ')
    .filter((one) => !units.includes(one))
  store(local.units, (unit === units[0] ? others : [...others, unit]).join(' ').trim())
}
