import type { ComponentProps } from 'react'

/** A text of a drawing, and a space: where SVG is not drawn, its texts follow each other in one line. */
export function SvgText(props: ComponentProps<'text'>) {
  return (
    <>
      <text {...props} />{' '}
    </>
  )
}
