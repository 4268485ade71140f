import { Pictogram } from './pictogram.tsx'

/** Somebody walks. */
export const Walk = () => (
  <Pictogram>
    <g strokeWidth="3.72">
      <g>
        <path d="M23 24.18L20.02 33.94L14.27 41.84L16.71 43.14" />
        <path d="M23.65 11.87L26.64 17.74L31.66 21.67" strokeWidth="3.72" />
      </g>
      <path d="M23 24.18L27.47 33.35L29.67 42.87L32.39 42.39" />
      <path d="M23.65 11.87L23 24.18" strokeWidth="4.46" />
      <path d="M23.65 11.87L20.35 17.58L19.46 23.89" strokeWidth="3.72" />
      <circle cx="24.23" cy="6.29" r="3.23" fill="currentColor" stroke="none" />
    </g>
  </Pictogram>
)
