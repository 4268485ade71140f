import type { ReactNode } from 'react'
import styles from './wide-table.module.css'

interface WideTableProps {
  className?: string | undefined
  caption: ReactNode
  /** one of each column */
  headings: readonly string[]
  /** each begins with its own heading */
  rows: readonly (readonly ReactNode[])[]
  /** of a cell, by its row and its place after the heading */
  classOf?: (row: number, column: number) => string | undefined
}

/** A table under its caption. With very large text it moves sideways, and not the page. */
export function WideTable({ className, caption, headings, rows, classOf }: WideTableProps) {
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
        <tbody>
          {rows.map(([heading, ...cells], row) => (
            <tr key={row}>
              <th scope="row">{heading}</th>
              {cells.map((cell, column) => (
                <td key={column} className={classOf?.(row, column)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
