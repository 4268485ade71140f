import { createContext, use, type ReactNode } from 'react'
import { reviews, watches, type ReviewId, type WatchId } from '../../../content/data/watches.ts'
import { operator } from '../../../operator.config.ts'
import button from '../../components/links/button.module.css'
import { ExternalLink } from '../../components/links/external-link.tsx'
import { useMessages } from '../../messages.ts'
import { amazonSearch } from './affiliation.tsx'
import styles from './watches.module.css'

type FigureName = 'accuracy' | 'score' | 'price'

/** A figure's name, and the figure with its unit, as the page's language writes them. */
type FigureFormat = readonly [name: string, format: (...numbers: string[]) => string]

const FormatsContext = createContext<Partial<Record<FigureName, FigureFormat>>>({})

/** The numbers of the watch at hand. */
const NumbersContext = createContext<Partial<Record<FigureName, string[]>>>({})

/** The watches of the tools page, in the order of the text; a price goes from the lowest to the highest. */
export function WatchCards({
  children,
  ...formats
}: Record<'accuracy' | 'price', FigureFormat> & { children: ReactNode }) {
  return (
    <FormatsContext value={formats}>
      <ul className={styles.cards}>{children}</ul>
    </FormatsContext>
  )
}

/** One watch: its key figures and two sides, which the text writes, then where to buy it. */
export function WatchCard({ watch, buy, children }: { watch: WatchId; buy: string; children: ReactNode }) {
  const { number } = useMessages()
  const { model, accuracy, price } = watches[watch]
  return (
    <li className={styles.card}>
      <h3>{model}</h3>
      <NumbersContext value={{ accuracy: [number(accuracy)], price: [number(price.from), number(price.to)] }}>
        {children}
      </NumbersContext>
      <p>
        <ExternalLink
          className={`${button.button} ${button.quiet}`}
          href={amazonSearch(model, operator.amazon.tag)}
          newTab
          sponsored={operator.amazon.tag !== ''}
        >
          {buy}
          <span className="visually-hidden"> {model}</span>
        </ExternalLink>
      </p>
    </li>
  )
}

/** The ranked watches of the comparison article, in the order of the text: best first. */
export function Reviews({ children, ...formats }: Record<'score' | 'price', FigureFormat> & { children: ReactNode }) {
  return (
    <FormatsContext value={formats}>
      <ol className={styles.reviews}>{children}</ol>
    </FormatsContext>
  )
}

/** One watch: its key figures, two sides and verdict, which the text writes. */
export function Review({ watch, children }: { watch: ReviewId; children: ReactNode }) {
  const { number } = useMessages()
  const { model, score, price } = reviews.find(({ id }) => id === watch)!
  return (
    <li className={styles.review}>
      <h3>{model}</h3>
      <NumbersContext value={{ score: [number(score, 1)], price: [number(price)] }}>{children}</NumbersContext>
    </li>
  )
}

/** A watch's numbers; its accuracy is a badge over a bar. */
export function WatchFigures({ children }: { children: ReactNode }) {
  return <dl className={styles.figures}>{children}</dl>
}

/** One number of the watch around it; its children are the call to the number's footnote. */
export function WatchFigure({ of, children }: { of: FigureName; children?: ReactNode }) {
  const [name, format] = use(FormatsContext)[of]!
  const numbers = use(NumbersContext)[of]!
  const value = format(...numbers)
  return (
    <div className={styles[of]}>
      <dt>
        {name}
        {children}
      </dt>
      {of === 'accuracy' ? (
        <dd>
          <span className="badge">{value}</span>
          <svg className={styles.accuracyBar} aria-hidden="true">
            <rect width="100%" height="100%" rx="4" />
            <rect width={`${numbers[0]}%`} height="100%" rx="4" />
          </svg>
        </dd>
      ) : (
        <dd>{value}</dd>
      )}
    </div>
  )
}

/** What speaks for a watch beside what speaks against it: a `Side` of each. */
export function ProsCons({ children }: { children: ReactNode }) {
  return <div className={styles.prosCons}>{children}</div>
}

export function Side({ title, against = false, children }: { title: string; against?: boolean; children: ReactNode }) {
  return (
    <div className={against ? styles.cons : styles.pros}>
      <p>{title}</p>
      {children}
    </div>
  )
}

export function Apps({ children }: { children: ReactNode }) {
  return <ul className={`columns ${styles.apps}`}>{children}</ul>
}

/** One app: what it costs at first and what it is for. */
export function App({ name, plan, children }: { name: string; plan: string; children: ReactNode }) {
  return (
    <li className={styles.app}>
      <h3>{name}</h3>
      <p className={styles.plan}>{plan}</p>
      {children}
    </li>
  )
}
