import { Pictogram } from './pictogram.tsx'

export const Hourglass = () => (
  <Pictogram>
    <path
      d="M8 5h32M8 43h32M12 5v6.5C12 18 21.2 20.5 21.2 24S12 30 12 36.5V43M36 5v6.5C36 18 26.8 20.5 26.8 24S36 30 36 36.5V43"
      strokeWidth="3"
    />
    <path d="M16.8 13.8h14.4M20.5 17.6h7M24 27v5M20 38h8" strokeWidth="2" />
  </Pictogram>
)
