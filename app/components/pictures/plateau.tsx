import { Picture } from './picture.tsx'

/** Stairs that end, and a person who looks for the next step. */
export const Plateau = () => (
  <Picture>
    <path d="M254 187V148H318V108H382V68H446V28H478" stroke="var(--ink)" strokeWidth="5" strokeDasharray=".1 12" />
    <path d="M-10 286H30V254H78V222H126V194H490" stroke="var(--arterial)" />
    <g strokeWidth="13.2">
      <g>
        <path d="M186 112.66L180.99 148.31L175.59 182.38L185.29 183.4" />
        <path d="M184.48 69.18L205.01 58.27L195.15 38.04" />
      </g>
      <path d="M186 112.66L190.39 148.39L190.99 182.88L200.73 183.22" />
      <path d="M184.48 69.18L186 112.66" strokeWidth="15.84" />
      <path d="M184.48 69.18L168.33 85.91L185.57 100.37" />
      <circle cx="181.04" cy="49.68" r="11.4" fill="currentColor" stroke="none" />
    </g>
  </Picture>
)
