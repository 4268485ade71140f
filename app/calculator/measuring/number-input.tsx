import { selectText } from '../../focus.ts'

interface NumberInputProps {
  label: string
  text: string
  onType: (text: string) => void
  /** Enter does this instead of submitting the form around it */
  onEnter?: () => void
}

/** Renders a labelled input for a number that no form sends. */
export function NumberInput({ label, text, onType, onEnter }: NumberInputProps) {
  return (
    <label className="labelled">
      {label}
      <input
        className="control"
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        onFocus={selectText}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          onEnter?.()
        }}
      />
    </label>
  )
}
