import { useMessages } from '../../messages.ts'
import { percent, SvgLine, SvgText, type DrawingProps } from '../../components/graphics/svg.tsx'
import figure from '../figure.module.css'
import styles from './fick-picture.module.css'

interface FickPictureProps extends DrawingProps {
  /** labels of the oxygen that the muscles take from a litre of blood, and of the rest */
  taken: (amount: string) => string
  left: (amount: string) => string
  /** label of the cardiac output */
  blood: (litres: string) => string
  beats: string
  /** names of the three steps of the calculation: output, uptake, uptake per kilogram */
  steps: readonly [string, string, string]
}

/**
 * Worked example of a person at maximal effort. 20 L/min, 160 ml/L and 70 kg come from the editorial brief. Pulse,
 * stroke volume and oxygen contents are round textbook values that give these results.
 */
const heartRate = 200 // beats/min
const strokeVolume = 100 // ml
const arterialOxygen = 200 // ml/L
const venousOxygen = 40 // ml/L
const bodyWeight = 70 // kg
const output = (heartRate * strokeVolume) / 1000 // L/min
const difference = arterialOxygen - venousOxygen // ml/L
const uptake = output * difference // ml/min

/** class of the oxygen that stays in the blood */
const venousBand = `${figure.band} ${figure.venous}`
/** Height of the columns, in percent of the drawing; the axis takes the rest. */
const plot = 84
const takenShare = (difference / arterialOxygen) * plot

/**
 * Renders Fick's equation as an area. Each column is a litre of blood per minute; its height is the oxygen in it. The
 * outlined area, the oxygen that the muscles take, is the VO2max. The steps below show the calculation.
 */
export function FickPicture({ alternative, taken, left, blood, beats, steps, children }: FickPictureProps) {
  const { number } = useMessages()
  const litre = 100 / output
  const columns = Array.from({ length: output }, (_, index) => ({
    x: percent(index * litre + 0.4),
    width: percent(litre - 0.8),
  }))
  const litres = number(uptake / 1000, 1)
  const calculation = [
    [`${number(heartRate)}\u00a0${beats} × ${number(strokeVolume)}\u00a0ml`, number(output), 'L/min'],
    [`${number(output)}\u00a0L/min × ${number(difference)}\u00a0ml/L`, litres, 'L/min'],
    [`${number(uptake)}\u00a0ml/min ÷ ${bodyWeight}\u00a0kg`, number(Math.round(uptake / bodyWeight)), 'ml/kg/min'],
  ]
  return (
    <figure className={figure.figure}>
      <figcaption>{children}</figcaption>
      <svg className={`${figure.plot} ${styles.picture}`} textAnchor="middle" role="img" aria-label={alternative}>
        {columns.map((column) => (
          <g key={column.x}>
            <rect className={figure.band} {...column} height={percent(takenShare)} />
            <rect className={venousBand} {...column} y={percent(takenShare)} height={percent(plot - takenShare)} />
          </g>
        ))}
        <rect className={figure.series} x="0" y="0" width="100%" height={percent(takenShare)} />
        <SvgText className={styles.uptake} x={50} y={takenShare / 2} text={`${litres}\u00a0L/min`} />
        <SvgText x={50} y={takenShare / 2} dy="2em" text={taken(number(difference))} />
        <SvgText x={50} y={(takenShare + plot) / 2} dy="0.35em" text={left(number(venousOxygen))} />
        <SvgLine className={figure.axis} y={plot + 3} />
        <SvgText x={50} y="98%" text={blood(number(output))} />
      </svg>
      <dl className={styles.steps}>
        {calculation.map(([work, result, unit], step) => (
          <div key={`${unit}${step}`}>
            <dt>{steps[step]}</dt>
            <dd>{work}</dd>
            <dd>
              {step === 2 ? '≈' : '='} <strong>{result}</strong>
              {'\u00a0'}
              {unit}
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}
