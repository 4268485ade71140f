import type { MeasuredSpread } from '../../../../domain/norms/measured-people.ts'
import type { DetailMessages } from '../../../../i18n/fr/calculator/calculator-details.ts'
import { SvgText } from '../../../components/graphics/svg-text.tsx'
import styles from './curve.module.css'
import { level, percent, positions } from './label-positions.ts'

interface MeasuredStripProps {
  words: DetailMessages['curve']
  values: MeasuredSpread['values']
  ceilings: number[]
  top: number
}

/** Measured people at the right edge: nine in ten of them on the thin line, half in the thick one, the bar in their middle. */
export function MeasuredStrip({ words, values, ceilings, top }: MeasuredStripProps) {
  const place = positions(top)
  const y = (percentile: keyof typeof values) => place.y(values[percentile])
  // on a long scale the names come too near to each other
  const named = ([95, 50, 5] as const).filter(
    (percentile) => percentile === 50 || Math.abs(y(percentile) - y(50)) >= 5.5,
  )
  return (
    <svg className={styles.strip}>
      {ceilings.map((ceiling) => (
        <line key={ceiling} className={styles.toStrip} x1="0" x2="45%" {...level(place.y(ceiling))} />
      ))}
      <line className={styles.people} x1="30%" x2="30%" y1={percent(y(95))} y2={percent(y(5))} />
      <line className={styles.people} x1="22%" x2="38%" {...level(y(95))} />
      <line className={styles.people} x1="22%" x2="38%" {...level(y(5))} />
      <rect className={styles.half} x="20%" width="20%" y={percent(y(75))} height={percent(y(25) - y(75))} />
      <line className={styles.median} x1="16%" x2="44%" {...level(y(50))} />
      {named.map((percentile) => (
        <SvgText key={percentile} x="50%" y={percent(y(percentile))} dy="0.35em">
          {words.percent(percentile)}
        </SvgText>
      ))}
    </svg>
  )
}
