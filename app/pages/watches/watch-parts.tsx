import { createContext, use, type ReactNode } from 'react'
import styles from './watches.module.css'

export type FigureName = 'accuracy' | 'score' | 'price'

/** What the watch at hand has to show: each number's name and the number, in words of the page's language. */
export const FiguresContext = createContext<Partial<Record<FigureName, { name: string; value: string }>>>({})

/** A watch's numbers, set large; its accuracy is a badge. */
export function WatchFigures({ children }: { children: ReactNode }) {
  return <dl className={styles.figures}>{children}</dl>
}

/** One number of the watch around it; its children are the call to the number's footnote. */
export function WatchFigure({ of, children }: { of: FigureName; children?: ReactNode }) {
  const { name, value } = use(FiguresContext)[of]!
  return (
    <div>
      <dt>
        {name}
        {children}
      </dt>
      <dd>{of === 'accuracy' ? <span className="badge">{value}</span> : value}</dd>
    </div>
  )
}

/** What speaks for a watch beside what speaks against it: a `Side` of each. */
export function ProsCons({ children }: { children: ReactNode }) {
  return <div className={styles.sides}>{children}</div>
}

export function Side({ title, against = false, children }: { title: string; against?: boolean; children: ReactNode }) {
  return (
    <div className={against ? styles.against : styles.for}>
      <p>{title}</p>
      {children}
    </div>
  )
}
