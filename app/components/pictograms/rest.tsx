import { Pictogram } from './pictogram.tsx'

/** Somebody sits. */
export const Rest = () => (
  <Pictogram>
    <g strokeWidth="4.02">
      <g>
        <path d="M23 28.66L33.98 29.81L34.35 40.38L37.34 40.49" />
        <path d="M21.61 15.39L24.28 22L31.03 23.43" strokeWidth="4.02" />
      </g>
      <path d="M23 28.66L33.98 29.81L34.35 40.38L37.34 40.49" />
      <path d="M21.61 15.39L23 28.66" strokeWidth="4.83" />
      <path d="M21.61 15.39L24.28 22L31.03 23.43" strokeWidth="4.02" />
      <circle cx="21.39" cy="9.32" r="3.5" fill="currentColor" stroke="none" />
    </g>
    <path d="M12 23.5V42.5M12 34.2H24M24 34.2H27.5V42.5" strokeWidth="2" />
  </Pictogram>
)
