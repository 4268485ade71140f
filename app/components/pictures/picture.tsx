import type { ReactNode } from 'react'

/**
 * Renders a drawing of a page's subject, hidden from screen readers: the title says the same. Its class is in
 * app/styles/base.css, because Node draws the share images and cannot import CSS modules.
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
