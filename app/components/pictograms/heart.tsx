import { Pictogram, SmallPictogram } from './pictogram.tsx'

/** A heart with the site's VO2max curve. */
export const Heart = () => (
  <Pictogram>
    <path
      d="M24 43C14 36.5 6.5 29.5 6.5 20.5C6.5 14.5 10.5 10.5 15.5 10.5C19 10.5 22.2 12.4 24 16C25.8 12.4 29 10.5 32.5 10.5C37.5 10.5 41.5 14.5 41.5 20.5C41.5 29.5 34 36.5 24 43Z"
      strokeWidth="3"
    />
    <path d="M13 29.5C19 29.5 18.5 20.5 25 20.5H35" strokeWidth="2" />
  </Pictogram>
)

export const SmallHeart = () => (
  <SmallPictogram>
    <path
      d="M24 43C14 36.5 6.5 29.5 6.5 20.5C6.5 14.5 10.5 10.5 15.5 10.5C19 10.5 22.2 12.4 24 16C25.8 12.4 29 10.5 32.5 10.5C37.5 10.5 41.5 14.5 41.5 20.5C41.5 29.5 34 36.5 24 43Z"
      strokeWidth="4"
    />
    <path d="M13 29.5C19 29.5 18.5 20.5 25 20.5H35" strokeWidth="3" />
  </SmallPictogram>
)
