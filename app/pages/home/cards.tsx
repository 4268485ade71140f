import type { ReactNode } from 'react'
import styles from './cards.module.css'
import { icons } from './icons.tsx'

export function Cards({ children }: { children: ReactNode }) {
  return <ul className={styles.cards}>{children}</ul>
}

interface CardProps {
  icon: keyof typeof icons
  title: string
  children: ReactNode
}

export function Card({ icon, title, children }: CardProps) {
  return (
    <li className={styles.card}>
      {icons[icon]}
      <h3>{title}</h3>
      {children}
    </li>
  )
}
