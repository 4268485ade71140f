import { cooper, isWalked } from '../../domain/tests/cooper-run/equation.ts'
import { runFields } from '../../domain/tests/cooper-run/cooper-run.ts'
import { parseNumber } from '../../i18n/number.ts'
import { percent, SvgText } from '../components/graphics/svg.tsx'
import { useMessages } from '../messages.ts'
import styles from './pale-curve.module.css'
import { useCalculatorMessages } from './messages.ts'
import { useTexts } from './calculator-context.ts'
import { Axes } from './result/curve/axes.tsx'
import curve from './result/curve/curve.module.css'
import { axisMaximum, extrapolatedLine, pathOf, plateauStart, positions, uptakeLine } from './result/curve/geometry.ts'

const usual = 2400

/** Where the answer will be: the ceiling that the typed distance makes, if it was run, by Cooper's equation alone. */
export function PaleCurve() {
  const { locale } = useMessages()
  const { here } = useCalculatorMessages().form.ceiling
  const typed = parseNumber(useTexts('cooper-run').distance ?? '', locale)
  const { min, max } = runFields.distance
  const ceiling = cooper(typed >= min && typed <= max && !isWalked(typed) ? typed : usual)
  const top = axisMaximum([ceiling, 65])
  const place = positions(top)
  const bend = plateauStart(ceiling, top)
  const at = { x: place.x(bend.effort), y: place.y(ceiling) }
  return (
    <div className={`${curve.figure} ${styles.pale}`}>
      <svg className={curve.plot} aria-hidden="true">
        <Axes top={top} />
        <svg className={curve.lines} viewBox="0 0 100 100" preserveAspectRatio="none">
          <path className={curve.above} d={pathOf(extrapolatedLine(ceiling, top), place)} />
          <path className={curve.curve} d={pathOf(uptakeLine(ceiling, top), place)} />
        </svg>
        <circle className={curve.bend} cx={percent(at.x)} cy={percent(at.y)} r="10" />
        <SvgText
          className={styles.here}
          {...at}
          {...(bend.effort < 0.4 ? { dy: '2.2em' } : { dx: '-0.5em', dy: '-1.2em', textAnchor: 'end' })}
          text={here}
        />
      </svg>
    </div>
  )
}
