import { Picture } from './picture.tsx'

/** A young runner high on a slope that falls from left to right, and an old one lower down. */
export const Aging = () => (
  <Picture>
    <g transform="matrix(-1 0 0 1 480 0)">
      <path
        d="M-10 285L0 284L10 283L20 281L30 280L40 278L50 276L60 274L70 271L80 269L90 266L100 264L110 261L120 258L130 255L140 251L150 248L160 245L170 241L180 238L190 234L200 231L210 227L220 223L230 220L240 216L250 212L260 209L270 205L280 201L290 198L300 194L310 191L320 187L330 184L340 181L350 177L360 174L370 171L380 169L390 166L400 163L410 161L420 158L430 156L440 154L450 152L460 151L470 149L480 148L490 147"
        stroke="var(--arterial)"
      />
      <g strokeWidth="12.85">
        <g>
          <path d="M102 192L92 226L72 253L78 260" />
          <path d="M112 151L125 170L145 162" />
        </g>
        <path d="M102 192L124 220L111 251L121 253" />
        <path d="M112 151L102 192" strokeWidth="15.42" />
        <path d="M112 151L95 166L110 182" />
        <circle cx="107.85" cy="132.02" r="5.55" strokeWidth="5.4" fill="var(--surface)" />
        <circle cx="119.83" cy="133.35" r="8.97" strokeWidth="5.4" fill="var(--surface)" />
        <g fill="var(--surface)" stroke="none">
          <circle cx="107.85" cy="132.02" r="2.85" />
          <circle cx="119.83" cy="133.35" r="6.27" />
        </g>
      </g>
      <g strokeWidth="13.38">
        <g>
          <path d="M328 119L314 152L290 178L296 186" />
          <path d="M335 75L350 94L369 82" />
        </g>
        <path d="M328 119L356 142L341 174L350 177" />
        <path d="M335 75L328 119" strokeWidth="16.05" />
        <path d="M335 75L315 88L330 105" />
        <path d="M333 52C323 47 318 54 311 57" strokeWidth="6.69" />
        <circle cx="339.83" cy="55.56" r="11.55" fill="currentColor" stroke="none" />
      </g>
    </g>
  </Picture>
)
