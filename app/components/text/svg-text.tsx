import type { ComponentProps } from 'react'

/** A text of a drawing, and a space: without pictures the texts of a drawing stand in one line. */
export function SvgText(props: ComponentProps<'text'>) {
  return (
    <>
      <text {...props} />{' '}
    </>
  )
}
