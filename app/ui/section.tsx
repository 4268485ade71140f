import type { ReactNode } from 'react'
import styles from './section.module.css'

interface SectionProps {
  id?: string
  /** `wash` tints the background, `plain` draws a line above */
  background?: 'plain' | 'wash'
  children: ReactNode
}

/** Renders a section from edge to edge of the screen, its content within the page's width. */
export function Section({ id, background = 'plain', children }: SectionProps) {
  return (
    <section id={id} className={`text ${styles.section} ${styles[background]}`}>
      {children}
    </section>
  )
}

/** Renders the title of a section, with its first lines beside it on wide screens. */
export function SectionHeader({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={`text-and-side ${styles.header}`}>
      <h2>{title}</h2>
      <div>{children}</div>
    </div>
  )
}
