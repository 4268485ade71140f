import type { ReactNode } from 'react'

interface ToolButtonProps {
  isOpen: boolean
  onToggle: () => void
  children: ReactNode
}

/** Renders the button beside a field that opens and closes what fills it in. */
export function ToolButton({ isOpen, onToggle, children }: ToolButtonProps) {
  return (
    <button className="text-button needs-script" type="button" aria-expanded={isOpen} onClick={onToggle}>
      {children}
    </button>
  )
}
