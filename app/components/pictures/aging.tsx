import { Picture } from './picture.tsx'

/** A young runner high on a slope that falls from left to right, and an old one lower down. */
export const Aging = () => (
  <Picture>
    <g transform="matrix(-1 0 0 1 480 0)">
      <path
        d="M-10 285.0L0 284.0L10 282.8L20 281.3L30 279.7L40 277.9L50 275.9L60 273.7L70 271.4L80 268.9L90 266.3L100 263.5L110 260.6L120 257.6L130 254.6L140 251.4L150 248.1L160 244.7L170 241.3L180 237.8L190 234.2L200 230.6L210 227.0L220 223.4L230 219.7L240 216.0L250 212.3L260 208.6L270 205.0L280 201.4L290 197.8L300 194.2L310 190.7L320 187.3L330 183.9L340 180.6L350 177.4L360 174.3L370 171.4L380 168.5L390 165.7L400 163.1L410 160.6L420 158.3L430 156.1L440 154.1L450 152.3L460 150.7L470 149.2L480 148.0L490 147"
        stroke="var(--arterial)"
      />
      <g strokeWidth="12.85">
        <g>
          <path d="M102.47 192.21L91.64 225.54L71.9 252.7L78 259.97" />
          <path d="M111.99 150.96L124.64 169.72L144.95 161.51" />
        </g>
        <path d="M102.47 192.21L124.04 219.82L111.46 250.96L120.74 252.93" />
        <path d="M111.99 150.96L102.47 192.21" strokeWidth="15.42" />
        <path d="M111.99 150.96L95.17 166.1L110.39 181.85" />
        <circle cx="107.85" cy="132.02" r="5.55" strokeWidth="5.4" fill="var(--surface)" />
        <circle cx="119.83" cy="133.35" r="8.97" strokeWidth="5.4" fill="var(--surface)" />
        <g fill="var(--surface)" stroke="none">
          <circle cx="107.85" cy="132.02" r="2.85" />
          <circle cx="119.83" cy="133.35" r="6.27" />
        </g>
      </g>
      <g strokeWidth="13.38">
        <g>
          <path d="M328.42 118.64L313.59 151.97L290.19 177.95L296 185.94" />
          <path d="M335.32 75.11L349.82 93.67L369.16 81.59" />
        </g>
        <path d="M328.42 118.64L356.37 142.09L341.04 173.52L350.44 176.57" />
        <path d="M335.32 75.11L328.42 118.64" strokeWidth="16.05" />
        <path d="M335.32 75.11L315.34 87.59L329.99 105.06" />
        <path d="M332.9 51.51C322.5 47.47 317.88 54.4 310.95 57.29" strokeWidth="6.69" />
        <circle cx="339.83" cy="55.56" r="11.55" fill="currentColor" stroke="none" />
      </g>
    </g>
  </Picture>
)
