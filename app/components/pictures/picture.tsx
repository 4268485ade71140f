import type { ReactNode } from 'react'

/**
 * A drawing of what a page is about, on a pale ground; the title beside it says the same. Its class is in
 * app/styles/base.css: Node, which draws it for shared links, imports no CSS module.
 */
export function Picture({ children }: { children: ReactNode }) {
  return (
    <svg
      className="picture"
      viewBox="0 0 480 300"
      fill="none"
      stroke="currentColor"
      strokeWidth="7"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}
