import { Pictogram } from './pictogram.tsx'

/** A person climbing stairs. */
export const Stairs = () => (
  <Pictogram>
    <g strokeWidth="3.59">
      <g>
        <path d="M17.5 21.78L16.81 31.59L14.53 40.74L17.16 41.21" />
        <path d="M19.97 10.15L23.88 15.16L29.97 14.3" strokeWidth="3.59" />
      </g>
      <path d="M17.5 21.78L26.62 25.46L26.95 34.89L29.62 34.98" />
      <path d="M19.97 10.15L17.5 21.78" strokeWidth="4.31" />
      <path d="M19.97 10.15L16.6 15.54L18.91 21.24" strokeWidth="3.59" />
      <circle cx="21.1" cy="4.85" r="3.12" fill="currentColor" stroke="none" />
    </g>
    <path d="M4 44.0H24.4V37.8H34.9v-6.2H44" strokeWidth="2" />
  </Pictogram>
)
