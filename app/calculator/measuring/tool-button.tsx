import type { ReactNode } from 'react'
import { useHydrated } from '../../use-hydrated.ts'

interface ToolButtonProps {
  isOpen: boolean
  onToggle: () => void
  children: ReactNode
}

/** Renders the button beside a field that opens and closes what fills it in. */
export function ToolButton({ isOpen, onToggle, children }: ToolButtonProps) {
  const isHydrated = useHydrated()
  return (
    <button
      className="text-button needs-script"
      type="button"
      inert={!isHydrated}
      aria-expanded={isOpen}
      onClick={onToggle}
    >
      {children}
    </button>
  )
}
