import { Picture } from './picture.tsx'

/** Stairs that end, and a person who looks for the next step. */
export const Plateau = () => (
  <Picture>
    <path d="M254 187V148H318V108H382V68H446V28H478" stroke="var(--ink)" strokeWidth="5" strokeDasharray=".1 12" />
    <path d="M-10 286H30V254H78V222H126V194H490" stroke="var(--arterial)" />
    <g strokeWidth="13.2">
      <g>
        <path d="M186 113L181 148L176 182L185 183" />
        <path d="M184 69L205 58L195 38" />
      </g>
      <path d="M186 113L190 148L191 183L201 183" />
      <path d="M184 69L186 113" strokeWidth="15.84" />
      <path d="M184 69L168 86L186 100" />
      <circle cx="181.04" cy="49.68" r="11.4" fill="currentColor" stroke="none" />
    </g>
  </Picture>
)
