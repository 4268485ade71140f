import { cooper } from '../../domain/tests/cooper-run/equation.ts'
import { runFields } from '../../domain/tests/cooper-run/cooper-run.ts'
import { parseNumber } from '../../i18n/number.ts'
import { SvgText } from '../components/graphics/svg-text.tsx'
import { useMessages } from '../messages.ts'
import styles from './pale-curve.module.css'
import { useCalculatorMessages } from './messages.ts'
import { useTypedValues } from './typed-values.ts'
import {
  axisMaximum,
  extrapolatedLine,
  level,
  pathOf,
  percent,
  plateauStart,
  positions,
  uptakeLine,
} from './result/curve/geometry.ts'

const usual = 2400

/** Where the answer will be: the ceiling that the typed distance makes, by Cooper's equation alone. */
export function PaleCurve() {
  const { locale, number } = useMessages()
  const { ceiling: words } = useCalculatorMessages().form
  const typed = parseNumber(useTypedValues('cooper-run').values.distance ?? '', locale)
  const { min, max } = runFields.distance
  const ceiling = Math.max(5, cooper(typed >= min && typed <= max ? typed : usual))
  const top = axisMaximum([ceiling])
  const place = positions(top)
  const bend = plateauStart(ceiling, top)
  return (
    <svg className={styles.plot} aria-hidden="true">
      {[20, 40, 60].map((uptake) => (
        <g key={uptake}>
          <line x1="0" x2="100%" {...level(place.y(uptake))} />
          <SvgText x="0" y={percent(place.y(uptake))} dy="-0.4em">
            {number(uptake)}
          </SvgText>
        </g>
      ))}
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        <path className={styles.above} d={pathOf(extrapolatedLine(ceiling, top), place)} />
        <path d={pathOf(uptakeLine(ceiling, top), place)} />
      </svg>
      <circle cx={percent(place.x(bend.effort))} cy={percent(place.y(ceiling))} r="10" />
      <SvgText
        className={styles.here}
        x={percent(place.x(bend.effort))}
        y={percent(place.y(ceiling))}
        {...(bend.effort < 0.4 ? { dy: '2.2em' } : { dy: '-1.2em', textAnchor: 'end' })}
      >
        {words.here}
      </SvgText>
      <SvgText x="0" y={percent(place.y(top))} dy="-0.7em">
        {words.uptake}
      </SvgText>
      <SvgText x="100%" y={percent(place.y(0))} dy="1.6em" textAnchor="end">
        {words.effort}
      </SvgText>
    </svg>
  )
}
