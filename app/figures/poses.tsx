/** SVG paths of a person 100 units tall, whose foot touches the ground at (0, 0). */
export interface Pose {
  arms: string
  legs: string
  trunk: string
  head: { cx: number; cy: number }
  /** the seat of a sitting person */
  seat?: string
}

export const walking: Pose = {
  legs: 'M0-49-7-26-21-7-15-4M0-49 11-27 16-5 22-6',
  arms: 'M2-78 9-64 20-55M2-78-6-65-8-50',
  trunk: 'M2-78 0-49',
  head: { cx: 3, cy: -91 },
}

export const running: Pose = {
  legs: 'M21-49 12-27-4-10 0-4M21-49 40-33 30-13 36-11',
  arms: 'M26-77 35-65 48-73M26-77 13-69 22-58',
  trunk: 'M26-77 21-49',
  head: { cx: 29, cy: -90 },
}

export const sprinting: Pose = {
  legs: 'M28-44 13-25-4-10 0-4M28-44 52-41 44-19 50-17',
  arms: 'M37-71 51-65 60-76M37-71 21-70 25-55',
  trunk: 'M37-71 28-44',
  head: { cx: 42, cy: -84 },
}

interface PersonProps {
  pose: Pose
  /** SVG transform that places and scales the person */
  transform?: string
}

/** Renders a person in the text's colour. */
export function Person({ pose, transform }: PersonProps) {
  const { legs, arms, trunk, head, seat } = pose
  return (
    <g
      transform={transform}
      fill="none"
      stroke="currentColor"
      strokeWidth="8.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {seat && <path d={seat} strokeWidth="3.6" />}
      <path d={legs} />
      <path d={arms} />
      <path d={trunk} strokeWidth="10.6" />
      <circle {...head} r="7.6" fill="currentColor" stroke="none" />
    </g>
  )
}
