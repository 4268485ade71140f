import { Pictogram } from './pictogram.tsx'

/** A face with a mask that measures oxygen uptake. */
export const Mask = () => (
  <Pictogram>
    <path
      d="M13.4 34C10.7 30.5 9.5 25.8 9.5 21C9.5 11.5 15.5 5 24 5S38.5 11.5 38.5 21C38.5 25.8 37.3 30.5 34.6 34"
      strokeWidth="3"
    />
    <path
      d="M24 22c1.5 0 2.7.9 3.7 2.9l3.9 7c1.7 3.2-.3 6.6-3.8 6.6h-7.6c-3.5 0-5.5-3.4-3.8-6.6l3.9-7c1-2 2.2-2.9 3.7-2.9ZM18.8 27.5L10.5 25M29.2 27.5L37.5 25M24 38.5V44M18.4 18.2v.8M29.6 18.2v.8"
      strokeWidth="2"
    />
  </Pictogram>
)
