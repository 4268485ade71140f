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
        <path d="M204 204L256 209L240 257L254 261" />
        <path d="M196 142L213 171L245 166" />
      </g>
      <path d="M204 204L256 208L261 257L275 257" />
      <path d="M196 142L204 204" strokeWidth="22.81" />
      <path d="M196 142L213 171L245 166" />
      <circle cx="199.35" cy="113.43" r="16.42" fill="currentColor" stroke="none" />
    </g>
  </Picture>
)
