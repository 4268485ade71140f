import type { ReactNode } from 'react'

interface PictogramProps {
  children: ReactNode
}

/** A sign of 48 px beside the words that say the same. It has the colour of the text. */
export function Pictogram({ children }: PictogramProps) {
  return <Sign size={48}>{children}</Sign>
}

/** The same at 24 px, with heavier lines and fewer of them. */
export function SmallPictogram({ children }: PictogramProps) {
  return <Sign size={24}>{children}</Sign>
}

function Sign({ size, children }: PictogramProps & { size: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}
