import { localKeys } from '../../../../api/browser-storage.ts'
import type { Kind } from '../../../../domain/protocols/field.ts'
import { writeStored, readStored, useStored } from '../../../storage/local-storage.ts'
import { hasOptedOut } from '../../../storage/opt-out.ts'
import { unitChoicesOf } from './units.ts'

/** Returns the units chosen on this device instead of kilograms and centimetres; none until hydrated. */
export const useChosenUnits = () => useStored(localKeys.units).split(' ')

/** Remembers the unit of a kind of field on this device, unless saving is disabled. */
export function storeUnit(kind: Kind, unit: string): void {
  if (hasOptedOut()) return
  const units = unitChoicesOf(kind)
  const others = readStored(localKeys.units)
    .split(' ')
    .filter((chosen) => !units.includes(chosen))
  writeStored(localKeys.units, (unit === units[0] ? others : [...others, unit]).join(' ').trim())
}
