import { SmallPictogram } from './pictogram.tsx'

/** A plate between a fork and a knife. */
export const SmallPlate = () => (
  <SmallPictogram>
    <path d="M26 11.5a12.5 12.5 0 1 0 .01 0Z" strokeWidth="4" />
    <path d="M3 8v6.5a3.25 3.25 0 0 0 6.5 0V8M6.25 8V40M44.5 40V8c-2.2 3-2.8 8-2.8 14.5h2.8" strokeWidth="3" />
  </SmallPictogram>
)
