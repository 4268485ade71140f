/** People of a height of 100, drawn where they touch the ground: at 0, 0. They have the colour of the text. */
interface Person {
  arms: string
  legs: string
  trunk: string
  head: { cx: number; cy: number }
}

const people = {
  sprinting: {
    legs: 'M27.9-43.8 13.1-24.9-4-9.5 0-4.4M27.9-43.8 51.6-40.5 43.8-18.9 50-17.1',
    arms: 'M36.8-71.4 50.8-64.6 60-76.4M36.8-71.4 21.4-69.8 25-55.2',
    trunk: 'M36.8-71.4 27.9-43.8',
    head: { cx: 41.8, cy: -83.6 },
  },
  runningUp: {
    legs: 'M-19.8-34.5-28.8-12.2-43.6 5.4-39.8 10.6M-19.8-34.5 1.4-23.2-5.7-1.3 0-4.4',
    arms: 'M-13.3-62.7-2.9-51.2 9.5-59.6M-13.3-62.7-26.7-55-17.9-42.9',
    trunk: 'M-13.3-62.7-19.8-34.5',
    head: { cx: -9.9, cy: -75.5 },
  },
  walkingUp: {
    legs: 'M-21.2-42.4-27-19.1-39.8 0-34.2 3.2M-21.2-42.4-4.5-25.1-6.1-2.2 0-4.4',
    arms: 'M-17.6-71.2-9.4-58 3.6-50.5M-17.6-71.2-26.3-58.3-28.4-43.5',
    trunk: 'M-17.6-71.2-21.2-42.4',
    head: { cx: -15.6, cy: -84.2 },
  },
  sitting: {
    legs: 'M0-30.1 23.9-27.6 24.7-4.6 31.2-4.4',
    arms: 'M-3-59 2.8-44.6 17.4-41.5',
    trunk: 'M-3-59 0-30.1',
    head: { cx: -3.5, cy: -72.1 },
  },
} satisfies Record<string, Person>

const chair = 'M-15-57V0M-15-24H17V0'

interface PersonProps {
  is: keyof typeof people
  /** where they stand, and their height when they stand up, in the units of the drawing */
  x: number
  y: number
  height: number
}

export function Person({ is, x, y, height }: PersonProps) {
  const { legs, arms, trunk, head } = people[is]
  return (
    <g
      transform={`translate(${x} ${y}) scale(${height / 100})`}
      fill="none"
      stroke="currentColor"
      strokeWidth="8.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {is === 'sitting' && <path d={chair} strokeWidth="3.6" />}
      <path d={legs} />
      <path d={arms} />
      <path d={trunk} strokeWidth="10.6" />
      <circle {...head} r="7.6" fill="currentColor" stroke="none" />
    </g>
  )
}
