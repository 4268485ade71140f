import type { Kind } from '../../../../domain/protocols/field.ts'
import { useEntryMessages } from '../../messages.ts'
import styles from '../field.module.css'
import { unitName, unitChoicesOf } from './units.ts'

interface UnitChoiceProps {
  /** name and label of the field */
  field: string
  label: string
  kind: Kind
  chosen: string
  onChoose: (unit: string) => void
}

/** Renders two radio buttons instead of a field's unit. */
export function UnitChoice({ field, label, kind, chosen, onChoose }: UnitChoiceProps) {
  const { unitOf, unitNames } = useEntryMessages().fields
  return (
    <span className={styles.units} role="radiogroup" aria-label={unitOf(label)}>
      {unitChoicesOf(kind).map((unit) => (
        <label key={unit}>
          <input
            type="radio"
            name={unitName(field)}
            value={unit}
            checked={unit === chosen}
            onChange={() => onChoose(unit)}
          />
          <span>{unitNames[unit] ?? unit}</span>
        </label>
      ))}
    </span>
  )
}
