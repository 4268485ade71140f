import { percent, SvgLine } from '../../components/graphics/svg.tsx'
import styles from './age-chart.module.css'
import { placeTexts, type Dot } from './place-texts.ts'

/**
 * Renders dots with their texts. The first is the value that the chart is about. The others are comparisons: paler, and
 * joined to the first by a line.
 */
export function Dots({ dots }: { dots: readonly [Dot, ...Dot[]] }) {
  const [x, y] = dots[0].at
  const boxes = placeTexts(dots)
  const drawn = dots.map(({ at, text, scale }, index) => {
    const box = boxes[index]
    return (
      <svg key={text} className={index ? styles.comparisonDot : styles.mainDot} x={percent(at[0])} y={percent(at[1])}>
        {box && <rect x={em(box.x)} y={em(box.y)} width={em(box.width)} height={em(box.height)} rx="4" />}
        {box && (
          <text x={em((box.x + box.width / 2) / scale)} y={em((box.y + box.height / 2) / scale)} dy="0.36em">
            {text}
          </text>
        )}
        <circle r="7" />
      </svg>
    )
  })
  return (
    <>
      {dots.slice(1).map(({ at }) => (
        <SvgLine key={at[1]} className={styles.connector} x={x} y={[y, at[1]]} />
      ))}
      {drawn.reverse()}
    </>
  )
}

const em = (length: number) => `${Number(length.toFixed(3))}em`
