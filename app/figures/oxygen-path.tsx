import { Pictogram } from '../ui/graphics/pictogram.tsx'
import styles from './oxygen-path.module.css'

interface OxygenPathProps {
  lungs: string
  blood: string
  heart: string
  muscle: string
  /** note under the heart */
  slowest: string
  /** caption, for screen readers */
  children: string
}

/**
 * Renders the path of oxygen from the lungs to the muscle: the capacity of each step, and the flow through the
 * narrowest.
 */
export function OxygenPath({ slowest, children, ...names }: OxygenPathProps) {
  return (
    <figure className={styles.path}>
      <figcaption className="visually-hidden">{children}</figcaption>
      <ol>
        {steps.map((name) => (
          <li key={name}>
            <Pictogram name={name} />
            <span>{names[name]}</span> {name === 'heart' && <small>{slowest}</small>}
          </li>
        ))}
      </ol>
      <svg
        viewBox="0 0 528 76"
        preserveAspectRatio="none"
        fill="none"
        stroke="var(--arterial)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path
          fill="var(--arterial)"
          fillOpacity="0.14"
          stroke="none"
          d="M0 4C200 4 200 4 222 4C262 4 277 31 317 31H353C391 31 403 8 441 8H528V68H441C403 68 391 45 353 45H317C277 45 262 72 222 72H0Z"
        />
        <path d="M2 38H514M501 27L514 38L501 49" />
        {/* a line of no length: its round caps stay circles at every width */}
        <path strokeWidth="22" d="M335 38h0" />
        <path stroke="var(--paper)" strokeWidth="13" d="M335 38h0" />
      </svg>
    </figure>
  )
}

const steps = ['lungs', 'blood', 'heart', 'muscle'] as const
