import { createContext, use, type ReactNode } from 'react'
import { reviews, type ReviewId } from '../../../content/data/watches.ts'
import { useMessages } from '../../messages.ts'
import { FiguresContext } from './watch-parts.tsx'
import styles from './watches.module.css'

interface Words {
  score: string
  outOfTen: (score: string) => string
  price: string
  dollars: (price: string) => string
}

const WordsContext = createContext<Words | undefined>(undefined)

/** The ranked watches of the comparison article, in the order of the text: best first. */
export function Reviews({ children, ...words }: Words & { children: ReactNode }) {
  return (
    <WordsContext value={words}>
      <ol className={styles.reviews}>{children}</ol>
    </WordsContext>
  )
}

/** One watch: its key figures, two sides and verdict, which the text writes. */
export function Review({ watch, children }: { watch: ReviewId; children: ReactNode }) {
  const words = use(WordsContext)!
  const { number } = useMessages()
  const { model, score, price } = reviews.find(({ id }) => id === watch)!
  const figures = {
    score: { name: words.score, value: words.outOfTen(number(score, 1)) },
    price: { name: words.price, value: words.dollars(number(price)) },
  }
  return (
    <li className={styles.review}>
      <h3>{model}</h3>
      <FiguresContext value={figures}>{children}</FiguresContext>
    </li>
  )
}
