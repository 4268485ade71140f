import { Picture } from './picture.tsx'

/** Five watches on one arm, each with another level. */
export const Watches = () => (
  <Picture>
    <g transform="translate(-4 2) rotate(-15 240 150)">
      <path
        fill="var(--surface)"
        d="M-90 94C100 94 240 100 340 114C356 110 366 100 378 90L402 72C413 65 425 78 416 89L392 117H462A9.5 9.5 0 0 1 462 137H474A9.5 9.5 0 0 1 474 157H464A9.5 9.5 0 0 1 464 176H442A9 9 0 0 1 442 194H402C380 196 358 196 340 190C240 206 100 214 -90 214"
      />
      <path d="M462 137H420M474 157H424M464 176H420" strokeWidth="4" />
      <path fill="var(--surface)" strokeWidth="4" d="M23 88.2H57V219.7H23Z" />
      <circle cx="40" cy="154" r="28" fill="var(--surface)" />
      <path d="M28 162H52" stroke="var(--arterial)" />
      <path fill="var(--surface)" strokeWidth="4" d="M89 89.6H123V218.1H89Z" />
      <circle cx="106" cy="154" r="28" fill="var(--surface)" />
      <path d="M94 145H118" stroke="var(--arterial)" />
      <path fill="var(--surface)" strokeWidth="4" d="M155 92.1H189V214.9H155Z" />
      <circle cx="172" cy="154" r="28" fill="var(--surface)" />
      <path d="M160 158H184" stroke="var(--arterial)" />
      <path fill="var(--surface)" strokeWidth="4" d="M221 95.8H255V210.2H221Z" />
      <circle cx="238" cy="154" r="28" fill="var(--surface)" />
      <path d="M226 150H250" stroke="var(--arterial)" />
      <path fill="var(--surface)" strokeWidth="4" d="M287 100.8H321V204.0H287Z" />
      <circle cx="304" cy="154" r="28" fill="var(--surface)" />
      <path d="M292 165H316" stroke="var(--arterial)" />
    </g>
  </Picture>
)
