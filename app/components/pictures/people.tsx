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
  legs: 'M0-49-7-26.1-20.5-7.4-14.8-4.4M0-49 10.5-27.4 15.7-5 22.1-6.2',
  arms: 'M1.5-78 8.6-64.2 20.4-54.9M1.5-78-6.2-64.5-8.3-49.7',
  trunk: 'M1.5-78 0-49',
  head: { cx: 2.9, cy: -91.1 },
}

export const running: Pose = {
  legs: 'M21.3-48.7 11.6-26.7-3.8-9.7 0-4.4M21.3-48.7 39.7-33.2 29.6-12.6 35.8-10.6',
  arms: 'M25.9-77.3 35.4-65.1 48.1-73M25.9-77.3 12.7-69.1 22.4-57.6',
  trunk: 'M25.9-77.3 21.3-48.7',
  head: { cx: 28.8, cy: -90.2 },
}

export const sprinting: Pose = {
  legs: 'M27.9-43.8 13.1-24.9-4-9.5 0-4.4M27.9-43.8 51.6-40.5 43.8-18.9 50-17.1',
  arms: 'M36.8-71.4 50.8-64.6 60-76.4M36.8-71.4 21.4-69.8 25-55.2',
  trunk: 'M36.8-71.4 27.9-43.8',
  head: { cx: 41.8, cy: -83.6 },
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
