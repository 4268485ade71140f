import { Picture } from './picture.tsx'

/** A runner with a mask on a treadmill. */
export const Laboratory = () => (
  <Picture>
    <path d="M60 262L318 250M70 276H330" />
    <path d="M312 250L338 132M322 134H362" strokeWidth="5" />
    <path d="M208.3 86.8C252.3 130.8 292.3 46.8 392 86" strokeWidth="4" />
    <g strokeWidth="16.19">
      <g>
        <path d="M176 158.19L159.46 199.13L133.4 232.48L140.77 241.9" />
        <path d="M180.65 105.03L198.21 127.5L223.02 115.4" />
      </g>
      <path d="M176 158.19L207.77 188.86L193.29 228.63L204.99 231.12" />
      <path d="M180.65 105.03L176 158.19" strokeWidth="19.43" />
      <path d="M180.65 105.03L158.18 122.59L176.64 143.1" />
      <circle cx="182.34" cy="80.8" r="13.98" fill="currentColor" stroke="none" />
    </g>
    <path d="M190.3 76.8L206.3 79.8Q216.3 87.8 204.3 94.8L188.3 93.8Z" fill="var(--surface)" strokeWidth="4" />
    <rect x="392" y="52" width="76" height="66" rx="6" fill="var(--surface)" />
    <path d="M404 102C420 102 420 70 436 70H456" stroke="var(--arterial)" strokeWidth="5" />
    <path d="M430 118V276M404 276H456" strokeWidth="5" />
  </Picture>
)
