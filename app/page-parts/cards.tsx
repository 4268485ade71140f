import type { ReactNode } from 'react'
import { Pictogram, type PictogramName } from '../ui/graphics/pictogram.tsx'
import styles from './cards.module.css'

export function Cards({ children }: { children: ReactNode }) {
  return <ul className={`columns ${styles.cards}`}>{children}</ul>
}

interface CardProps {
  title: string
  pictogram: PictogramName
  children: ReactNode
}

export function Card({ title, pictogram, children }: CardProps) {
  return (
    <li className={`ruled ${styles.card}`}>
      <Pictogram name={pictogram} />
      <div>
        <h3>{title}</h3>
        {children}
      </div>
    </li>
  )
}
