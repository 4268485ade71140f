import { createContext, use, type ReactNode } from 'react'
import { reviews, watches, type ReviewId, type WatchId } from '#content/data/watches.ts'
import { operator } from '#operator.config.ts'
import { buttonClass } from '../ui/button.tsx'
import { ExternalLink } from '../ui/external-link.tsx'
import { Callout } from '../ui/callout.tsx'
import { useMessages } from '../messages.ts'
import styles from './watches.module.css'

/** Renders the commission notice, before the first link that pays, with the sentence that Amazon requires. */
export function AffiliateNotice({ children }: { children: ReactNode }) {
  return (
    <Callout className={styles.notice}>
      {children}
      <p>{operator.amazon.sentence[useMessages().locale]}</p>
    </Callout>
  )
}

/** Returns the amazon.ca search URL for a model, with the operator's tag. */
function amazonSearch(model: string): string {
  return `https://www.amazon.ca/s?${new URLSearchParams({ k: model, tag: operator.amazon.tag })}`
}

type ValueName = 'accuracy' | 'score' | 'price'

/** A value's name, and the function that formats it with its unit, in the page's language. */
type ValueFormat = readonly [name: string, format: (...numbers: string[]) => string]

const FormatsContext = createContext<Partial<Record<ValueName, ValueFormat>>>({})

/**
 * Renders the watches of the tools page, in the order of the text. `price` receives the lowest and the highest price.
 */
export function WatchCards({
  children,
  ...formats
}: Record<'accuracy' | 'price', ValueFormat> & { children: ReactNode }) {
  return (
    <FormatsContext value={formats}>
      <ul className={styles.cards}>{children}</ul>
    </FormatsContext>
  )
}

/** Renders one watch: its values, the pros and cons from the text, then a link to buy it. */
export function WatchCard({ watch, buy, children }: { watch: WatchId; buy: string; children: ReactNode }) {
  const { number } = useMessages()
  const { model, accuracy, price } = watches[watch]
  return (
    <li className={`ruled ${styles.card}`}>
      <h3>{model}</h3>
      <dl className={styles.values}>
        <Value name="accuracy" numbers={[number(accuracy)]} />
        <Value name="price" numbers={[number(price.from), number(price.to)]} />
      </dl>
      {children}
      <p>
        <ExternalLink className={buttonClass({ quiet: true })} href={amazonSearch(model)} sponsored>
          {buy}
          <span className="visually-hidden"> {model}</span>
        </ExternalLink>
      </p>
    </li>
  )
}

/** Renders the ranked watches of the comparison article, in the order of the text: best first. */
export function Reviews({ children, ...formats }: Record<'score' | 'price', ValueFormat> & { children: ReactNode }) {
  return (
    <FormatsContext value={formats}>
      <ol className={styles.reviews}>{children}</ol>
    </FormatsContext>
  )
}

/** Renders one ranked watch: its values, then the pros, cons and verdict from the text. */
export function Review({ watch, children }: { watch: ReviewId; children: ReactNode }) {
  const { number } = useMessages()
  const { model, score, price } = reviews.find(({ id }) => id === watch)!
  return (
    <li className={styles.review}>
      <h3>{model}</h3>
      <dl className={styles.values}>
        <Value name="score" numbers={[number(score, 1)]} />
        <Value name="price" numbers={[number(price)]} />
      </dl>
      {children}
    </li>
  )
}

/** Renders a value of a watch; accuracy is a badge. */
function Value({ name, numbers }: { name: ValueName; numbers: string[] }) {
  const [label, format] = use(FormatsContext)[name]!
  const text = format(...numbers)
  return (
    <div className={styles[name]}>
      <dt>{label}</dt>
      <dd>{name === 'accuracy' ? <span className="badge">{text}</span> : text}</dd>
    </div>
  )
}

/** Renders the `Pros` and `Cons` of a watch side by side. */
export function ProsAndCons({ children }: { children: ReactNode }) {
  return <div className={styles.prosAndCons}>{children}</div>
}

export function Pros({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <p>{title}</p>
      {children}
    </div>
  )
}

export function Cons({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.cons}>
      <p>{title}</p>
      {children}
    </div>
  )
}

export function AppCards({ children }: { children: ReactNode }) {
  return <ul className={`columns ${styles.appCards}`}>{children}</ul>
}

/** Renders one app: its plan, such as free, and its purpose. */
export function AppCard({ name, plan, children }: { name: string; plan: string; children: ReactNode }) {
  return (
    <li className="ruled">
      <h3>{name}</h3>
      <p className={styles.plan}>{plan}</p>
      {children}
    </li>
  )
}
