import type { ReactNode } from 'react'
import styles from './cards.module.css'

const drawing = {
  className: styles.icon,
  viewBox: '0 0 90 72',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 3,
  strokeLinecap: 'round',
  'aria-hidden': true,
} as const

/** Lungs, a running track, two lives. They repeat what the text beside them says. */
const icons = {
  lungs: (
    <svg {...drawing}>
      <path d="M45 8v26M45 34c-4 0-8 3-12 8M45 34c4 0 8 3 12 8" />
      <path d="M36 22C22 24 12 44 14 60c10 4 20 0 24-6V30M54 22c14 2 24 22 22 38-10 4-20 0-24-6V30" />
    </svg>
  ),
  track: (
    <svg {...drawing}>
      <rect x="6" y="12" width="78" height="48" rx="24" />
      <rect x="20" y="25" width="50" height="22" rx="11" />
      <path className={styles.accent} d="M45 12v13" />
    </svg>
  ),
  lives: (
    <svg {...drawing}>
      <path d="M8 60h74M12 50c20-2 26-30 66-34" />
      <path d="M12 54c24 0 34-12 66-12" strokeDasharray="3 6" />
    </svg>
  ),
}

export function Cards({ children }: { children: ReactNode }) {
  return <ul className={`columns ${styles.cards}`}>{children}</ul>
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
