import type { ReactNode } from 'react'

interface PictogramProps {
  children: ReactNode
}

/** Renders a pictogram of 48 px in the text's colour. Always place it beside words that say the same. */
export function Pictogram({ children }: PictogramProps) {
  return <Sign size={48}>{children}</Sign>
}

/** Renders a pictogram of 24 px. Draw it with fewer, heavier lines. */
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
