import type { ReactNode } from 'react'
import styles from './cards.module.css'
import { icons } from './icons.tsx'

export function Cards({ children }: { children: ReactNode }) {
  return <ul className={styles.cards}>{children}</ul>
}

export function Card({ icon, title, children }: { icon: keyof typeof icons; title: string; children: ReactNode }) {
  return (
    <li className={styles.card}>
      {icons[icon]}
      <h3>{title}</h3>
      {children}
    </li>
  )
}
