/** SVG paths of a person 100 units tall, whose foot touches the ground at (0, 0). */
interface Pose {
  arms: string
  legs: string
  trunk: string
  head: { cx: number; cy: number }
  /** the seat of a sitting person */
  seat?: string
}

export const sitting: Pose = {
  legs: 'M0-30.1 23.9-27.6 24.7-4.6 31.2-4.4',
  arms: 'M-3-59 2.8-44.6 17.4-41.5',
  trunk: 'M-3-59 0-30.1',
  head: { cx: -3.5, cy: -72.1 },
  seat: 'M-15-57V0M-15-24H17V0',
}

export const warmingUp: Pose = {
  legs: 'M17-50 10-27-4-9 0-4M17-50 33-32 24-11 30-9',
  arms: 'M20-79 28-66 42-73M20-79 8-69 18-58',
  trunk: 'M20-79 17-50',
  head: { cx: 22, cy: -92 },
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

export const walkingUp: Pose = {
  legs: 'M-21.2-42.4-27-19.1-39.8 0-34.2 3.2M-21.2-42.4-4.5-25.1-6.1-2.2 0-4.4',
  arms: 'M-17.6-71.2-9.4-58 3.6-50.5M-17.6-71.2-26.3-58.3-28.4-43.5',
  trunk: 'M-17.6-71.2-21.2-42.4',
  head: { cx: -15.6, cy: -84.2 },
}

export const runningUp: Pose = {
  legs: 'M-19.8-34.5-28.8-12.2-43.6 5.4-39.8 10.6M-19.8-34.5 1.4-23.2-5.7-1.3 0-4.4',
  arms: 'M-13.3-62.7-2.9-51.2 9.5-59.6M-13.3-62.7-26.7-55-17.9-42.9',
  trunk: 'M-13.3-62.7-19.8-34.5',
  head: { cx: -9.9, cy: -75.5 },
}

interface PersonDrawingProps {
  pose: Pose
  /** SVG transform that places and scales the person */
  transform?: string
}

/** Renders a person in the text's colour. */
export function PersonDrawing({ pose, transform }: PersonDrawingProps) {
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
