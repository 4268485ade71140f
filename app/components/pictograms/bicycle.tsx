import { Pictogram } from './pictogram.tsx'

/** A bicycle. */
export const Bicycle = () => (
  <Pictogram>
    <g strokeWidth="2.97">
      <g>
        <path d="M19 19.5L23.56 26.26L19.19 32.75L21.37 33.13" />
        <path d="M26.33 12.9L28.3 17.79L32.8 20.18" strokeWidth="2.97" />
      </g>
      <path d="M19 19.5L26.2 23.33L25.93 31.15L28.11 31.53" />
      <path d="M26.33 12.9L19 19.5" strokeWidth="3.57" />
      <path d="M26.33 12.9L28.3 17.79L32.8 20.18" strokeWidth="2.97" />
      <circle cx="29.09" cy="9.37" r="2.58" fill="currentColor" stroke="none" />
    </g>
    <path d="M10 27a8 8 0 1 0 .01 0ZM38 27a8 8 0 1 0 .01 0ZM10 35l9.5-10L24 36M33.5 22.5L38 35" strokeWidth="2" />
  </Pictogram>
)
