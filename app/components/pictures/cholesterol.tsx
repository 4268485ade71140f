import { Picture } from './picture.tsx'

/** An opened blood vessel: red cells squeeze past a deposit in its wall. */
export const Cholesterol = () => (
  <Picture>
    <path d="M-10 58H372M-10 242H372" />
    <ellipse cx="372" cy="150" rx="44" ry="92" fill="var(--surface)" />
    <ellipse cx="372" cy="150" rx="27" ry="60" strokeWidth="4" />
    <path fill="var(--surface)" strokeWidth="4" d="M-10 86H292C306 100 314 124 314 150S306 200 292 214H-10" />
    <path fill="var(--wash)" d="M46 214C92 212 104 158 160 158S236 212 276 214" />
    <g strokeWidth="4">
      <circle cx="132" cy="190" r="7" />
      <circle cx="160" cy="181" r="7" />
      <circle cx="187" cy="192" r="7" />
    </g>
    <g transform="translate(22 146) rotate(-14)" stroke="var(--arterial)">
      <ellipse rx="24" ry="17" fill="var(--surface)" strokeWidth="6" />
      <ellipse rx="8.64" ry="5.1" strokeWidth="4" />
    </g>
    <g transform="translate(84 122) rotate(-22)" stroke="var(--arterial)">
      <ellipse rx="24" ry="17" fill="var(--surface)" strokeWidth="6" />
      <ellipse rx="8.64" ry="5.1" strokeWidth="4" />
    </g>
    <g transform="translate(156 118) rotate(4)" stroke="var(--arterial)">
      <ellipse rx="24" ry="16" fill="var(--surface)" strokeWidth="6" />
      <ellipse rx="8.64" ry="4.8" strokeWidth="4" />
    </g>
    <g transform="translate(226 130) rotate(26)" stroke="var(--arterial)">
      <ellipse rx="24" ry="17" fill="var(--surface)" strokeWidth="6" />
      <ellipse rx="8.64" ry="5.1" strokeWidth="4" />
    </g>
    <g transform="translate(280 166) rotate(8)" stroke="var(--arterial)">
      <ellipse rx="18" ry="22" fill="var(--surface)" strokeWidth="6" />
      <ellipse rx="6.4799999999999995" ry="6.6" strokeWidth="4" />
    </g>
    <g transform="translate(438 176) rotate(24)" stroke="var(--arterial)">
      <ellipse rx="24" ry="18" fill="var(--surface)" strokeWidth="6" />
      <ellipse rx="8.64" ry="5.3999999999999995" strokeWidth="4" />
    </g>
  </Picture>
)
