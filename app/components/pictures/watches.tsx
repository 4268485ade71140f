import { Picture } from './picture.tsx'

interface WornWatch {
  /** centre of the watch along the arm, and ends of its strap, in units of the viewBox */
  x: number
  strap: readonly [top: number, bottom: number]
  /** y of the line on the dial */
  level: number
}

const five: WornWatch[] = [
  { x: 40, strap: [88.2, 219.7], level: 162 },
  { x: 106, strap: [89.6, 218.1], level: 145 },
  { x: 172, strap: [92.1, 214.9], level: 158 },
  { x: 238, strap: [95.8, 210.2], level: 150 },
  { x: 304, strap: [100.8, 204], level: 165 },
]

const four: WornWatch[] = [
  { x: 52, strap: [88.4, 219.5], level: 162 },
  { x: 136, strap: [90.6, 216.8], level: 145 },
  { x: 220, strap: [94.7, 211.6], level: 158 },
  { x: 304, strap: [100.8, 204], level: 149 },
]

/** Five watches on one arm, each with a line at another height. */
export const Watches = () => <Arm watches={five} radius={28} />

/** The same arm with four watches. */
export const FourWatches = () => <Arm watches={four} radius={30} />

function Arm({ watches, radius }: { watches: WornWatch[]; radius: number }) {
  return (
    <Picture>
      <g transform="translate(-4 2) rotate(-15 240 150)" fill="var(--surface)">
        <path d="M-90 94C100 94 240 100 340 114C356 110 366 100 378 90L402 72C413 65 425 78 416 89L392 117H462A9.5 9.5 0 0 1 462 137H474A9.5 9.5 0 0 1 474 157H464A9.5 9.5 0 0 1 464 176H442A9 9 0 0 1 442 194H402C380 196 358 196 340 190C240 206 100 214 -90 214" />
        <path d="M462 137H420M474 157H424M464 176H420" strokeWidth="4" />
        {watches.map(({ x, strap: [top, bottom], level }) => (
          <g key={x}>
            <path strokeWidth="4" d={`M${x - 17} ${top}H${x + 17}V${bottom}H${x - 17}Z`} />
            <circle cx={x} cy="154" r={radius} />
            <path d={`M${x - 12} ${level}H${x + 12}`} stroke="var(--arterial)" />
          </g>
        ))}
      </g>
    </Picture>
  )
}
