/** People of a height of 100, drawn where they touch the ground, at 0, 0. They have the colour of the text. */
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
  warmingUp: {
    legs: 'M17.2-50.2 9.8-27.3-4.3-9.2 0-4.4M17.2-50.2 32.7-31.8 24-10.5 30.4-9.1',
    arms: 'M19.8-79.1 28.4-66.2 41.9-72.8M19.8-79.1 7.9-69.1 17.9-58',
    trunk: 'M19.8-79.1 17.2-50.2',
    head: { cx: 21.6, cy: -92.1 },
  },
  running: {
    legs: 'M21.3-48.7 11.6-26.7-3.8-9.7 0-4.4M21.3-48.7 39.7-33.2 29.6-12.6 35.8-10.6',
    arms: 'M25.9-77.3 35.4-65.1 48.1-73M25.9-77.3 12.7-69.1 22.4-57.6',
    trunk: 'M25.9-77.3 21.3-48.7',
    head: { cx: 28.8, cy: -90.2 },
  },
  walking: {
    legs: 'M0-49-7-26.1-20.5-7.4-14.8-4.4M0-49 10.5-27.4 15.7-5 22.1-6.2',
    arms: 'M1.5-78 8.6-64.2 20.4-54.9M1.5-78-6.2-64.5-8.3-49.7',
    trunk: 'M1.5-78 0-49',
    head: { cx: 2.9, cy: -91.1 },
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
  /** where they stand, and how large they are */
  transform?: string
}

export function Person({ is, transform }: PersonProps) {
  const { legs, arms, trunk, head } = people[is]
  return (
    <g
      transform={transform}
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
