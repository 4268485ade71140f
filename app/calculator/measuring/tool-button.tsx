import type { ReactNode } from 'react'
import { NeedsScript } from '../../ui/needs-script.tsx'

interface ToolButtonProps {
  isOpen: boolean
  onToggle: () => void
  children: ReactNode
}

/** Renders the button beside a field that opens and closes what fills it in. */
export function ToolButton({ isOpen, onToggle, children }: ToolButtonProps) {
  return (
    <NeedsScript>
      <button className="text-button" type="button" aria-expanded={isOpen} onClick={onToggle}>
        {children}
      </button>
    </NeedsScript>
  )
}
