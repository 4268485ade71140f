import { createContext, use, type ReactNode } from 'react'
import { watches, type WatchId } from '../../../content/data/watches.ts'
import { operator } from '../../../operator.config.ts'
import button from '../../components/links/button.module.css'
import { ExternalLink } from '../../components/links/external-link.tsx'
import { useMessages } from '../../messages.ts'
import { amazonSearch } from './affiliation.tsx'
import { FiguresContext } from './watch-parts.tsx'
import styles from './watches.module.css'

interface Words {
  accuracy: string
  percent: (accuracy: string) => string
  price: string
  dollars: (from: string, to: string) => string
  buy: string
}

const WordsContext = createContext<Words | undefined>(undefined)

/** The watches of the tools page, in the order of the text. */
export function WatchCards({ children, ...words }: Words & { children: ReactNode }) {
  return (
    <WordsContext value={words}>
      <ul className={`columns ${styles.cards}`}>{children}</ul>
    </WordsContext>
  )
}

/** One watch: its key figures and two sides, which the text writes, then where to buy it. */
export function WatchCard({ watch, children }: { watch: WatchId; children: ReactNode }) {
  const words = use(WordsContext)!
  const { number } = useMessages()
  const { model, accuracy, price } = watches[watch]
  const figures = {
    accuracy: { name: words.accuracy, value: words.percent(number(accuracy)) },
    price: { name: words.price, value: words.dollars(number(price.from), number(price.to)) },
  }
  return (
    <li className={styles.card}>
      <h3>{model}</h3>
      <FiguresContext value={figures}>{children}</FiguresContext>
      <p>
        <ExternalLink
          className={`${button.button} ${button.quiet}`}
          href={amazonSearch(model, operator.amazon.tag)}
          newTab
          sponsored={operator.amazon.tag !== ''}
        >
          {words.buy}
          <span className="visually-hidden"> {model}</span>
        </ExternalLink>
      </p>
    </li>
  )
}
