import { Pictogram } from './pictogram.tsx'

/** A calendar page. */
export const Calendar = () => (
  <Pictogram>
    <path
      d="M9 9.5h30a3.5 3.5 0 0 1 3.5 3.5v26a3.5 3.5 0 0 1-3.5 3.5H9a3.5 3.5 0 0 1-3.5-3.5V13A3.5 3.5 0 0 1 9 9.5ZM15.5 5v8M32.5 5v8M6 19.5h36"
      strokeWidth="3"
    />
    <path d="M13 27h2M19.5 27h2M26.3 27h2M33 27h2M13 35h2M19.5 35h2" strokeWidth="2" />
  </Pictogram>
)
