import { Picture } from './picture.tsx'

/** A runner with a mask on a treadmill. */
export const Laboratory = () => (
  <Picture>
    <path d="M60 262L318 250M70 276H330" />
    <path d="M312 250L338 132M322 134H362" strokeWidth="5" />
    <path d="M208 87C252 131 292 47 392 86" strokeWidth="4" />
    <g strokeWidth="16">
      <g>
        <path d="M176 158L159 199L133 232L141 242" />
        <path d="M181 105L198 128L223 115" />
      </g>
      <path d="M176 158L208 189L193 229L205 231" />
      <path d="M181 105L176 158" strokeWidth="19" />
      <path d="M181 105L158 123L177 143" />
      <circle cx="182" cy="81" r="14" fill="currentColor" stroke="none" />
    </g>
    <path d="M190 77L206 80Q216 88 204 95L188 94Z" fill="var(--surface)" strokeWidth="4" />
    <rect x="392" y="52" width="76" height="66" rx="6" fill="var(--surface)" />
    <path d="M404 102C420 102 420 70 436 70H456" stroke="var(--arterial)" strokeWidth="5" />
    <path d="M430 118V276M404 276H456" strokeWidth="5" />
  </Picture>
)
