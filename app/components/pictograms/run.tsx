import { SmallPictogram } from './pictogram.tsx'

/** A runner. */
export const SmallRun = () => (
  <SmallPictogram>
    <g strokeWidth="4.17">
      <g>
        <path d="M24 24.32L19.85 33.64L13.31 40.91L14.93 43.14" />
        <path d="M25.93 12.15L29.98 17.34L35.39 13.96" strokeWidth="4.17" />
      </g>
      <path d="M24 24.32L31.81 30.88L27.53 39.67L30.16 40.52" />
      <path d="M25.93 12.15L24 24.32" strokeWidth="5" />
      <path d="M25.93 12.15L20.34 15.64L24.44 20.52" strokeWidth="4.17" />
      <circle cx="27.19" cy="6.68" r="3.23" fill="currentColor" stroke="none" />
    </g>
  </SmallPictogram>
)
