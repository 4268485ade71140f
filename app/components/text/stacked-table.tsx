import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import styles from './stacked-table.module.css'

type Parent = ReactElement<{ children?: ReactNode; 'data-label'?: string }>

/**
 * A Markdown table whose first column names its rows. On a narrow screen each row becomes a list of its own,
 * every cell under the name of its column.
 */
export function StackedTable({ caption, children }: { caption: string; children: ReactNode }) {
  const [head, body] = childrenOf(childrenOf(<>{children}</>)[0]!)
  const headings = childrenOf(childrenOf(head!)[0]!)
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {headings.map((heading, index) => (
            <th key={index} scope="col">
              {heading.props.children}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {childrenOf(body!).map((row, rowIndex) => {
          const [name, ...cells] = childrenOf(row)
          return (
            <tr key={rowIndex}>
              <th scope="row">{name!.props.children}</th>
              {cells.map((cell, index) =>
                cloneElement(cell, { key: index, 'data-label': lazyText(headings[index + 1]!) }),
              )}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** The elements right under an element, without the line breaks that Markdown leaves between them. */
function childrenOf(parent: Parent): Parent[] {
  return Children.toArray(parent.props.children).filter((child): child is Parent => isValidElement(child))
}

function lazyText(heading: Parent): string {
  return Children.toArray(heading.props.children)
    .filter((child) => typeof child === 'string')
    .join('')
}
