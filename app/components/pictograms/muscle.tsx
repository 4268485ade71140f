import { Pictogram } from './pictogram.tsx'

/** A bent arm. */
export const Muscle = () => (
  <Pictogram>
    <path
      d="M43 40.5C36 43.3 22 43.3 14 42C8.5 41 5.5 37 6.2 31.5L9 12.5C9.7 8 12 5.5 16 5.5H21C23.5 5.5 24.8 7.4 24 9.5L22.4 13.6C21.8 15.2 20.8 16 19 16H18.6L18 25.5C20.5 19.5 25 17 30 17.6C36 18.3 38.5 23.5 43 25"
      strokeWidth="3"
    />
    <path d="M25 27.5C23.5 30 21 31.4 17.5 31.6" strokeWidth="2" />
  </Pictogram>
)
