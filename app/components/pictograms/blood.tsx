import { Pictogram, SmallPictogram } from './pictogram.tsx'

/** A drop of blood. */
export const Blood = () => (
  <Pictogram>
    <path d="M24 5C24 5 10 19.5 10 29.5C10 37.5 16 43 24 43C32 43 38 37.5 38 29.5C38 19.5 24 5 24 5Z" strokeWidth="3" />
    <path d="M17 30.5C17 34 19.8 36.5 23 36.5" strokeWidth="2" />
  </Pictogram>
)

export const SmallBlood = () => (
  <SmallPictogram>
    <path d="M24 5C24 5 10 19.5 10 29.5C10 37.5 16 43 24 43C32 43 38 37.5 38 29.5C38 19.5 24 5 24 5Z" strokeWidth="4" />
    <path d="M17 30.5C17 34 19.8 36.5 23 36.5" strokeWidth="3" />
  </SmallPictogram>
)
