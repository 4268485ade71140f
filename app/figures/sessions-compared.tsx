import type { ReactNode } from 'react'
import { heartRateZones } from '#domain/heart-rate.ts'
import { Figure, Plot } from '../ui/graphics/figure.tsx'
import { SvgLine, SvgText } from '../ui/graphics/svg.tsx'
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
  zones: { intense: string; easy: string }
  children: ReactNode
}

/**
 * Intervals of a session: minutes of each, and intensity in percent of maximum heart rate. Four times four minutes, as
 * in Helgerud 2007, doi:10.1249/mss.0b013e3180304570, with the zones of the page.
 */
const intervalSession = { minutes: [10, 4, 3, 4, 3, 4, 3, 4, 5], percents: [65, 90, 68, 90, 68, 90, 68, 90, 62] }
const continuousSession = { minutes: [45], percents: [66] }
const total = 45

const axis = { from: 50, to: 100 }
/** minutes until the heart rate follows a change of pace */
const lag = 0.8

/** Returns the y of an intensity, in percent of the plot's height. */
const y = (percent: number) => ((axis.to - percent) / (axis.to - axis.from)) * 100

/** Returns the SVG path of a session's intensity over time, starting at rest. */
function profile({ minutes, percents }: typeof intervalSession): string {
  let minute = 0
  const points = minutes.map((length, index) => {
    const start = minute
    minute += length
    return `L${(start + lag).toFixed(1)} ${y(percents[index]!)}H${minute}`
  })
  return `M0 100${points.join('')}`
}

/** Renders the intensity over time of an interval session beside a continuous one. */
export function SessionsCompared({ intervals, continuous, zones, children }: SessionsComparedProps) {
  const sessions = [
    { ...intervals, tone: 'var(--arterial)', d: profile(intervalSession) },
    { ...continuous, tone: 'var(--pine)', d: profile(continuousSession) },
  ]
  return (
    <Figure caption={children} wide>
      <div className="columns">
        {sessions.map(({ name, alternative, tone, d }) => (
          <div key={name}>
            <p className={styles.name}>{name}</p>
            <Plot className={styles.plot} alternative={alternative}>
              <svg viewBox={`0 0 ${total} 100`} preserveAspectRatio="none" height="88%" strokeWidth="0.5">
                {[heartRateZones.intense, heartRateZones.easy].map(({ from, to }) => (
                  <rect
                    key={to}
                    fill="var(--wash)"
                    stroke="var(--muted)"
                    y={y(to * 100)}
                    width={total}
                    height={y(from * 100) - y(to * 100)}
                  />
                ))}
                <path fill="none" stroke={tone} strokeWidth="5" strokeLinecap="round" strokeLinejoin="round" d={d} />
              </svg>
              <SvgText x={100} y="0.95em" textAnchor="end" text={zones.intense} />
              <SvgText x={100} y={80} textAnchor="end" text={zones.easy} />
              <SvgLine stroke="var(--ink)" strokeWidth="2" y={88} />
              <SvgText x={0} y={99} text="0" />
              {[15, 30].map((minute) => (
                <SvgText key={minute} x={(minute / total) * 100} y={99} textAnchor="middle" text={minute} />
              ))}
              <SvgText x={100} y={99} textAnchor="end" text={`${total}\u00a0min`} />
            </Plot>
          </div>
        ))}
      </div>
    </Figure>
  )
}
