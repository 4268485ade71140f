import { Picture } from './picture.tsx'

/** A person reading on a chair. */
export const Reader = () => (
  <Picture>
    <path d="M-10 274H490" stroke="var(--arterial)" />
    <path d="M175 272V140M175 207H240M238 272V207" strokeWidth="5" />
    <path d="M250 98L326 118V214L250 190Z" fill="var(--surface)" strokeWidth="6" />
    <path d="M264 170C280 175 280 134 296 138L313 142" stroke="var(--arterial)" strokeWidth="5" />
    <g strokeWidth="19.01">
      <g>
        <path d="M204 203.96L255.56 209.38L240.2 256.63L253.7 260.5" />
        <path d="M196.37 141.79L213.11 170.78L245.19 166.27" />
      </g>
      <path d="M204 203.96L255.71 207.57L260.91 256.98L274.94 257.47" />
      <path d="M196.37 141.79L204 203.96" strokeWidth="22.81" />
      <path d="M196.37 141.79L213.11 170.78L245.19 166.27" />
      <circle cx="199.35" cy="113.43" r="16.42" fill="currentColor" stroke="none" />
    </g>
  </Picture>
)
