import { SmallPictogram } from './pictogram.tsx'

export const SmallWatch = () => (
  <SmallPictogram>
    <path d="M24 11.5a12.5 12.5 0 1 0 .01 0Z" strokeWidth="4" />
    <path
      d="M17.5 28.5C21.5 28.5 21 20 26 20H31M17.5 12.9L18.6 4.5h10.8l1.1 8.4M17.5 35.1l1.1 8.4h10.8l1.1-8.4"
      strokeWidth="3"
    />
  </SmallPictogram>
)
