import type { ReactNode } from 'react'

interface QuestionProps {
  /** as a reader would ask it */
  asks: string
  /** its answer, one paragraph */
  children: ReactNode
}

/** A question of a page's readers with its answer; search engines are told both (build/seo/structured-data.ts). */
export function Question({ asks, children }: QuestionProps) {
  return (
    <>
      <h3>{asks}</h3>
      {children}
    </>
  )
}
