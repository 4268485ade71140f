import { measuredSpread } from '../../../../domain/norms/measured-people.ts'
import type { PersonVo2max } from '../../../../domain/person.ts'
import type { DetailMessages } from '../../../../i18n/fr/calculator/calculator-details.ts'
import { useMessages } from '../../../messages.ts'
import { SvgText } from '../../../components/graphics/svg-text.tsx'
import styles from './curve.module.css'
import labels from './labels.module.css'
import {
  axisMaximum,
  extrapolatedLine,
  level,
  marginBand,
  pathOf,
  percent,
  plateauStart,
  positions,
  uptakeLine,
} from './geometry.ts'
import { Marks, type Mark } from './marks.tsx'

/** of the label that stands on the highest ceiling, as a part of the scale: nothing is drawn through it */
const roomForLabel = 0.15

type CurveMessages = DetailMessages['curve']

interface CurveProps {
  words: CurveMessages
  /** the ceiling, in ml/kg/min */
  vo2max: number
  /** by which formula, where a run has two readings */
  by?: 'site' | 'cooperAlone'
  /** at the ceiling, where it is not called by `words` */
  label?: string
  /** where it is known how good the value is, in ml/kg/min */
  margin?: { from: number; to: number } | undefined
  /** whose measured people stand at the right edge; there are none under 20 and from 90 on */
  person?: Pick<PersonVo2max, 'age' | 'gender'> | undefined
  /** a second ceiling, in ml/kg/min: another reading of the same run, or the one of today */
  dashed?: { vo2max: number; label: string; tone: 'reading' | 'today' } | undefined
  marks?: Mark[]
  /** the largest value, in ml/kg/min, that must find room: the scale stays while the ceiling moves below it */
  roomFor?: number
}

/** The result, drawn: uptake rises with effort along everybody's line, and stops at a ceiling. It needs no script. */
export function Curve({ words, vo2max, by, label, margin, person, dashed, marks = [], roomFor = 0 }: CurveProps) {
  const { number } = useMessages()
  const spread = person && measuredSpread(person)
  const ceilings = dashed ? [vo2max, dashed.vo2max] : [vo2max]
  const top = axisMaximum([...ceilings, margin?.to ?? 0, spread?.values[95] ?? 0, roomFor])
  const place = positions(top)
  const bend = plateauStart(vo2max, top)
  // each label stands on its own side of the two ceilings
  const isLower = dashed !== undefined && vo2max < dashed.vo2max
  const edge = isLower ? margin?.from : margin?.to
  const highest = isLower ? dashed.vo2max : (edge ?? vo2max)
  const alternative = [
    words.alternative[by ?? 'ceiling'](number(vo2max, 1)),
    ...(margin ? [words.alternative.margin(number(margin.from, 1), number(margin.to, 1))] : []),
    ...(dashed ? [`${dashed.label}.`] : []),
    ...(spread
      ? [words.alternative.median[person.gender](spread.ages.from, spread.ages.to, number(spread.values[50], 1))]
      : []),
  ]

  return (
    <figure>
      <div className={`${labels.labels} ${styles.drawing}`} role="img" aria-label={alternative.join(' ')}>
        <svg className={styles.plot}>
          {[10, 20, 30, 40, 50].map((uptake) => (
            <line key={uptake} className={styles.grid} x1="0" x2="100%" {...level(place.y(uptake))} />
          ))}
          <line className={styles.axis} x1="0" x2="0" y1={percent(place.y(top))} y2={percent(place.y(0))} />
          <line className={styles.axis} x1="0" x2="100%" {...level(place.y(0))} />
          <svg className={styles.lines} viewBox="0 0 100 100" preserveAspectRatio="none">
            <path className={styles.above} d={pathOf(extrapolatedLine(highest + roomForLabel * top, top), place)} />
            {margin && <path className={styles.margin} d={`${pathOf(marginBand(margin, top), place)}Z`} />}
            {dashed && <path className={styles[dashed.tone]} d={pathOf(uptakeLine(dashed.vo2max, top), place)} />}
            <path className={styles.curve} d={pathOf(uptakeLine(vo2max, top), place)} />
          </svg>
          <circle className={styles.bend} cx={percent(place.x(bend.effort))} cy={percent(place.y(vo2max))} r="9" />
          <Label y={place.y(edge ?? vo2max)} isBelow={isLower} keepsOff={Math.abs((edge ?? vo2max) - vo2max) < 3}>
            {label ?? words[by ?? 'ceiling'](number(vo2max, 1))}
          </Label>
          {dashed && (
            <Label y={place.y(dashed.vo2max)} isBelow={!isLower}>
              {dashed.label}
            </Label>
          )}
          <Marks marks={marks} ceilings={ceilings} top={top} />
          <SvgText x="0" y={percent(place.y(top))} dy="-0.7em">
            {words.uptake}
          </SvgText>
          <SvgText x="100%" y={percent(place.y(0))} dy="1.4em" textAnchor="end">
            {words.effort} →
          </SvgText>
        </svg>
        {spread && <MeasuredStrip words={words} values={spread.values} ceilings={ceilings} top={top} />}
      </div>
      {spread && (
        <figcaption className={styles.caption}>
          {words.people[person.gender](spread.ages.from, spread.ages.to)}
        </figcaption>
      )}
    </figure>
  )
}

interface LabelProps {
  /** of the ceiling, or of the edge of its margin, in percent */
  y: number
  isBelow: boolean
  /** no margin parts it from the circle at the bend */
  keepsOff?: boolean
  children: string
}

/** What a ceiling is called, at its right end. */
function Label({ y, isBelow, keepsOff, children }: LabelProps) {
  return (
    <SvgText
      className={labels.key}
      x="100%"
      y={percent(y)}
      dx="-0.35em"
      dy={isBelow ? (keepsOff ? '1.55em' : '1.15em') : keepsOff ? '-0.95em' : '-0.55em'}
      textAnchor="end"
    >
      {children}
    </SvgText>
  )
}

interface MeasuredStripProps {
  words: CurveMessages
  values: NonNullable<ReturnType<typeof measuredSpread>>['values']
  ceilings: number[]
  top: number
}

/** Measured people at the right edge: nine in ten of them on the thin line, half in the thick one, the bar in their middle. */
function MeasuredStrip({ words, values, ceilings, top }: MeasuredStripProps) {
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
