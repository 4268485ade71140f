import type { ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'
import styles from './wide-table.module.css'

interface WideTableProps {
  className?: string
  caption: ReactNode
  /** one per column */
  headings: readonly ReactNode[]
  /** the first cell of each row is its heading */
  rows: readonly (readonly ReactNode[])[]
  /** returns the class of a cell; `column` 0 is the first after the row heading */
  classOf?: (row: number, column: number) => string | undefined
  /** on narrow screens, each row is its heading and a line of text: for cells that need no column heading */
  stacked?: boolean
}

/** Renders a table with a caption. It scrolls sideways on its own when it is too wide. */
export function WideTable({ className, caption, headings, rows, classOf, stacked = false }: WideTableProps) {
  return (
    <div className={styles.scroller}>
      <table className={joinClasses(className, stacked && styles.stacked) || undefined}>
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
