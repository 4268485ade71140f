import { Pictogram } from './pictogram.tsx'

/** A stopwatch. */
export const Timer = () => (
  <Pictogram>
    <path d="M24 13a15 15 0 1 0 .01 0ZM24 5.2v7M19 4.8h10M36.2 14.2l2.6-2.6" strokeWidth="3" />
    <path d="M24 28V19.5M24 28l6.5 3.8" strokeWidth="2" />
  </Pictogram>
)
