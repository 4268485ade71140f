import type { ReactNode } from 'react'
import { heartRateZones } from '#domain/heart-rate.ts'
import { Figure, Plot } from '../ui/graphics/figure.tsx'
import { linePath, percent, type Point, SvgLine, SvgText } from '../ui/graphics/svg.tsx'
import styles from './sessions-compared.module.css'

interface SessionTexts {
  name: string
  /** text alternative for screen readers */
  alternative: string
}

interface SessionsComparedProps {
  intervals: SessionTexts
  continuous: SessionTexts
  /** names of the two zones, with their percentages of maximum heart rate */
  zoneNames: { intense: string; easy: string }
  children: ReactNode
}

/**
 * Stretches of a session: minutes of each, and intensity in percent of maximum heart rate. Four times four minutes, as
 * in Helgerud 2007, doi:10.1249/mss.0b013e3180304570, with the zones of the page.
 */
const intervalExample = { minutes: [10, 4, 3, 4, 3, 4, 3, 4, 5], intensities: [65, 90, 68, 90, 68, 90, 68, 90, 62] }
const continuousSession = { minutes: [45], intensities: [66] }
/** minutes until the heart rate follows a change of pace */
const lag = 0.8
/** the axis of minutes, in percent of the drawing's height */
const axisY = 88

const xOf = (minute: number) => (minute / 45) * 100
/** The scale of intensity is from 50 to 100 percent of maximum heart rate. */
const yOf = (intensity: number) => (100 - intensity) * 2

/** Returns the line of a session's intensity over time, starting at rest. */
function intensityLine({ minutes, intensities }: typeof intervalExample): Point[] {
  let minute = 0
  const points = minutes.flatMap((length, index): Point[] => {
    const start = minute
    minute += length
    const y = yOf(intensities[index]!)
    return [
      [xOf(start + lag), y],
      [xOf(minute), y],
    ]
  })
  return [[0, 100], ...points]
}

/** Renders the intensity over time of an interval session beside a continuous one. */
export function SessionsCompared({ intervals, continuous, zoneNames, children }: SessionsComparedProps) {
  const sessions = [
    { ...intervals, colour: 'var(--arterial)', line: intensityLine(intervalExample) },
    { ...continuous, colour: 'var(--pine)', line: intensityLine(continuousSession) },
  ]
  return (
    <Figure caption={children}>
      <div className="columns">
        {sessions.map(({ name, alternative, colour, line }) => (
          <div key={name}>
            <p className={styles.name}>{name}</p>
            <Plot className={styles.plot} alternative={alternative}>
              <svg viewBox="0 0 100 100" preserveAspectRatio="none" height={percent(axisY)} strokeWidth="0.5">
                {[heartRateZones.intense, heartRateZones.easy].map(({ from, to }) => (
                  <rect
                    key={to}
                    fill="var(--wash)"
                    stroke="var(--muted)"
                    y={yOf(to * 100)}
                    width="100"
                    height={yOf(from * 100) - yOf(to * 100)}
                  />
                ))}
                <path
                  fill="none"
                  stroke={colour}
                  strokeWidth="5"
                  strokeLinecap="round"
                  strokeLinejoin="round"
                  d={linePath(line)}
                />
              </svg>
              <SvgText x={100} y="0.95em" textAnchor="end" text={zoneNames.intense} />
              <SvgText x={100} y={80} textAnchor="end" text={zoneNames.easy} />
              <SvgLine stroke="var(--ink)" strokeWidth="2" y={axisY} />
              <SvgText x={0} y={99} text="0" />
              {[15, 30].map((minute) => (
                <SvgText key={minute} x={xOf(minute)} y={99} textAnchor="middle" text={minute} />
              ))}
              <SvgText x={100} y={99} textAnchor="end" text={'45\u00a0min'} />
            </Plot>
          </div>
        ))}
      </div>
    </Figure>
  )
}
