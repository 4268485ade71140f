import { Pictogram } from './pictogram.tsx'

/** Two lungs. */
export const Lungs = () => (
  <Pictogram>
    <path
      d="M24 5v15M24 20C24 23.5 20.5 24 18.5 26.5M24 20C24 23.5 27.5 24 29.5 26.5M18.5 18.5C18.5 14.5 17 12 14.6 12C9.2 12 5 24.5 5 36C5 40.5 7 42.5 10 42C13 41.4 18.5 39.8 18.5 34.5ZM29.5 18.5C29.5 14.5 31 12 33.4 12C38.8 12 43 24.5 43 36C43 40.5 41 42.5 38 42C35 41.4 29.5 39.8 29.5 34.5Z"
      strokeWidth="3"
    />
  </Pictogram>
)
