import type { ReactNode } from 'react'
import styles from './cards.module.css'

export function Cards({ children }: { children: ReactNode }) {
  return <ul className={`columns ${styles.cards}`}>{children}</ul>
}

interface CardProps {
  title: string
  /** pictogram; the text says the same */
  picture: ReactNode
  children: ReactNode
}

export function Card({ title, picture, children }: CardProps) {
  return (
    <li className={`ruled ${styles.card}`}>
      {picture}
      <div>
        <h3>{title}</h3>
        {children}
      </div>
    </li>
  )
}
