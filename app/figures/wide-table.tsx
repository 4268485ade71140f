import type { ReactNode } from 'react'
import styles from './wide-table.module.css'

interface WideTableProps {
  className?: string | undefined
  caption: ReactNode
  /** one of each column */
  headings: readonly string[]
  /** the rows */
  children: ReactNode
}

/** A table under its caption. With very large text it moves sideways, and not the page. */
export function WideTable({ className, caption, headings, children }: WideTableProps) {
  return (
    <div className={styles.wide}>
      <table className={className}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {headings.map((heading, column) => (
              <th key={column} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}
