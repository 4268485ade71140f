import { Picture } from './picture.tsx'

/** Four watches on one arm, each with another level. */
export const FourWatches = () => (
  <Picture>
    <g transform="translate(-4 2) rotate(-15 240 150)">
      <path
        fill="var(--surface)"
        d="M-90 94C100 94 240 100 340 114C356 110 366 100 378 90L402 72C413 65 425 78 416 89L392 117H462A9.5 9.5 0 0 1 462 137H474A9.5 9.5 0 0 1 474 157H464A9.5 9.5 0 0 1 464 176H442A9 9 0 0 1 442 194H402C380 196 358 196 340 190C240 206 100 214 -90 214"
      />
      <path d="M462 137H420M474 157H424M464 176H420" strokeWidth="4" />
      <path fill="var(--surface)" strokeWidth="4" d="M35 88.4H69V219.5H35Z" />
      <circle cx="52" cy="154" r="30" fill="var(--surface)" />
      <path d="M40 162H64" stroke="var(--arterial)" />
      <path fill="var(--surface)" strokeWidth="4" d="M119 90.6H153V216.8H119Z" />
      <circle cx="136" cy="154" r="30" fill="var(--surface)" />
      <path d="M124 145H148" stroke="var(--arterial)" />
      <path fill="var(--surface)" strokeWidth="4" d="M203 94.7H237V211.6H203Z" />
      <circle cx="220" cy="154" r="30" fill="var(--surface)" />
      <path d="M208 158H232" stroke="var(--arterial)" />
      <path fill="var(--surface)" strokeWidth="4" d="M287 100.8H321V204.0H287Z" />
      <circle cx="304" cy="154" r="30" fill="var(--surface)" />
      <path d="M292 149H316" stroke="var(--arterial)" />
    </g>
  </Picture>
)
