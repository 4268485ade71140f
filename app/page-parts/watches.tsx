import type { ReactNode } from 'react'
import { rankedWatches, type RankedWatchId, watches as watchData, type WatchId } from '#content/data/watches.ts'
import { operator } from '#operator.config.ts'
import { buttonClass } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import { ExternalLink } from '../ui/external-link.tsx'
import { Fact } from '../ui/facts.tsx'
import { useMessages } from '../use-messages.ts'
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

/** Renders the watches of the tools page, in the order of the text. */
export function WatchCards({ children }: { children: ReactNode }) {
  return <ul className={styles.cards}>{children}</ul>
}

/** Renders one watch: its values, the pros and cons from the text, then a link to buy it. */
export function WatchCard({ watch, children }: { watch: WatchId; children: ReactNode }) {
  const { formatNumber, watches } = useMessages()
  const { model, accuracy, price } = watchData[watch]
  return (
    <li className={`ruled ${styles.card}`}>
      <h3>{model}</h3>
      <dl className={styles.values}>
        <Fact name={watches.accuracy}>
          <span className="badge">{watches.percent(formatNumber(accuracy))}</span>
        </Fact>
        <Fact name={watches.price2024}>{watches.priceRange(formatNumber(price.from), formatNumber(price.to))}</Fact>
      </dl>
      {children}
      <p>
        <ExternalLink className={buttonClass({ quiet: true })} href={amazonSearch(model)} sponsored>
          {watches.buy}
          <span className="visually-hidden"> {model}</span>
        </ExternalLink>
      </p>
    </li>
  )
}

/** Renders the ranked watches of the comparison article, in the order of the text: best first. */
export function WatchRanking({ children }: { children: ReactNode }) {
  return <ol className={styles.rankedWatches}>{children}</ol>
}

/** Renders one ranked watch: its values, then the pros, cons and verdict from the text. */
export function WatchRankingItem({ watch, children }: { watch: RankedWatchId; children: ReactNode }) {
  const { formatNumber, watches } = useMessages()
  const { model, score, price } = rankedWatches.find(({ id }) => id === watch)!
  return (
    <li className={styles.rankedWatch}>
      <h3>{model}</h3>
      <dl className={styles.values}>
        <Fact name={watches.score}>{watches.outOfTen(formatNumber(score, 1))}</Fact>
        <Fact name={watches.price}>{watches.dollars(formatNumber(price))}</Fact>
      </dl>
      {children}
    </li>
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
