import type { ReactNode } from 'react'

/** A question as a reader would ask it and its answer, one paragraph; search engines are told both (build/seo/structured-data.ts). */
export function Question({ asks, children }: { asks: string; children: ReactNode }) {
  return (
    <>
      <h3>{asks}</h3>
      {children}
    </>
  )
}
